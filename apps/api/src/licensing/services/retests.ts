import type { AnswerOf, getApplication } from "@kwan/contract";
import { type PlainDate, wireFromPesewas } from "@kwan/domain";
import { owesRetest, quote, type Retest, retestAfter, type Tier, totalOf } from "@kwan/domain/kinds";
import { drawUpInvoice } from "../../money/invoices/commands/draw-up-invoice.ts";
import { voidRetest } from "../../money/invoices/owed.ts";
import type { InvoiceRow } from "../../money/invoices/store.ts";
import type { Work } from "../../platform/context.ts";
import { rowOf } from "./kind-of.ts";
import { practicalTestsOf } from "./practical-tests-store.ts";
import type { ApplicationRow } from "./store.ts";

/**
 * Draws up the invoice for the next practical test if the last one was failed, and cancels an unpaid one if it was passed.
 * Returns the next attempt, with its invoice if it has a price and has not been paid for.
 */
export async function billRetest(
  work: Work,
  application: ApplicationRow,
): Promise<(Retest & { readonly invoice: InvoiceRow | null }) | null> {
  const retest = retestAfter(await practicalTestsOf(work.tx, application.id));
  if (!retest) {
    await voidRetest(work.tx, application.id);
    return null;
  }
  const { attempt } = retest;
  return { ...retest, invoice: await drawUpInvoice(work, application, { due: "retest", attempt }) };
}

type PresentedRetest = NonNullable<AnswerOf<typeof getApplication>["retest"]>;

/** Presents the next practical test of someone who has failed: its number, its price and the first day. */
export function presentRetest(
  { kind, tier, status }: Pick<ApplicationRow, "kind" | "tier" | "status">,
  {
    practical_tests,
    invoices,
    today,
  }: {
    readonly practical_tests: Parameters<typeof retestAfter>[0];
    readonly invoices: Parameters<typeof owesRetest>[0];
    readonly today: PlainDate;
  },
): PresentedRetest | null {
  const retest = status === "testing" ? retestAfter(practical_tests) : null;
  if (!retest) return null;
  const choices = { tier: tier as Tier, is_delivered: false, is_late: false, is_printed: false };
  return {
    ...retest,
    price: wireFromPesewas(totalOf(quote(rowOf({ kind }).prices, choices, today).retest)),
    currency: "GHS",
    is_paid: !owesRetest(invoices),
  };
}
