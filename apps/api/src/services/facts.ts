import type { Facts } from "@kwan/domain";
import { type Choices, quote, type StepName, steps, type Tier } from "@kwan/domain/kinds";
import type { Queries } from "../db/open.ts";
import { owedOf } from "../invoices/commands/owed-invoices.ts";
import { invoicesOf } from "../invoices/store.ts";
import { rowOf } from "./kind-of.ts";
import { type ApplicationRow, stepsOfApplication } from "./store.ts";

/** The choices that the price of an application depends on. */
const choicesOf = (application: ApplicationRow): Choices => ({
  tier: application.tier as Tier,
  is_delivered: application.delivery_location_id !== null,
  is_late: false,
  is_printed: rowOf(application).is_printed,
});

/**
 * The current facts that the table of states depends on. A draft owes the amount of its future invoice; after that,
 * an application owes while one of its invoices is unpaid.
 */
export const factsOf = async (db: Queries, application: ApplicationRow): Promise<Facts> =>
  factsFrom(
    application,
    await stepsOfApplication(db, application.id),
    application.status === "draft" ? [] : await invoicesOf(db, application.id),
  );

export function factsFrom(
  application: ApplicationRow,
  laid: readonly { readonly step: string; readonly state: string }[],
  invoices: Parameters<typeof owedOf>[0],
): Facts {
  const row = rowOf(application);
  const during = (stage: string) => laid.filter(({ step }) => steps[step as StepName]?.during === stage);
  const tests = during("testing");
  const willCost = quote(row.prices, choicesOf(application)).on_sending.length > 0;
  return {
    owes: application.status === "draft" ? willCost : owedOf(invoices) !== null,
    has_tests: tests.length > 0,
    tests_passed: tests.length > 0 && tests.every(({ state }) => state === "done"),
    review_done: during("in_review").every(({ state }) => state === "done"),
    is_printed: row.is_printed,
  };
}
