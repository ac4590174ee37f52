import { formatCedis, type Pesewas } from "@kwan/domain";
import { attemptNumbers, figures, retestAfter } from "@kwan/domain/kinds";
import { m } from "#messages";
import { invoicesOf, setInvoiceStatus } from "../../../money/invoices/store.ts";
import { refundByRule } from "../../../money/payments/commands/refund-by-rule.ts";
import { sumOf } from "../../../money/payments/policy.ts";
import { refundsOf } from "../../../money/payments/refunds-store.ts";
import { paidPaymentsOf } from "../../../money/payments/store.ts";
import { notifyDriver } from "../../../people/drivers/notify-driver.ts";
import { type Context, type Server, systemContext } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import type { ApplicationId } from "../../../platform/ids.ts";
import { applicationsWithUnneededRetests, practicalTestsOf } from "../practical-tests-store.ts";
import { type ApplicationRow, lockApplication } from "../store.ts";

/**
 * Refunds the price of each retest that was paid for and is not needed, because the failed result has been corrected. No
 * officer moves money by correcting a result: this job reads the results, and nobody has to ask. Returns the number of
 * applications.
 *
 * @example
 * await refundRetests(deps); // 1
 */
export async function refundRetests(deps: Server, { batch = 50 }: { batch?: number } = {}): Promise<number> {
  const found = await applicationsWithUnneededRetests(deps.db.kysely, batch);
  for (const { application_id } of found)
    await inTransaction(deps.db, (tx) => refundUnneeded(systemContext(tx, deps, "refund-retests"), application_id));
  return found.length;
}

/** Its invoice is cancelled, so that nobody has to pay it again when the money has gone back. */
async function refundUnneeded(context: Context, id: ApplicationId): Promise<void> {
  const { tx } = context;
  const application = await lockApplication(tx, id);
  if (!application) return;
  const results = await practicalTestsOf(tx, id);
  const needed = retestAfter(results)?.attempt ?? Math.max(0, ...attemptNumbers(results));
  const payments = await paidPaymentsOf(tx, id);
  for (const { id: invoice, due, status, attempt } of await invoicesOf(tx, id)) {
    if (due !== "retest" || status !== "paid" || (attempt ?? 0) <= needed) continue;
    for (const { id: payment, kept_pesewas } of payments.filter(({ invoice_id }) => invoice_id === invoice)) {
      // A refund that the payer asked for is on its way already.
      if (sumOf(await refundsOf(tx, payment), "approved") > 0) continue;
      await refundByRule(context, payment, kept_pesewas, "retest_not_needed");
      await tell(context, application, kept_pesewas);
    }
    await setInvoiceStatus(tx, invoice, "cancelled", null);
  }
}

const tell = (context: Context, { id, driver_id }: ApplicationRow, pesewas: Pesewas): Promise<void> =>
  notifyDriver(context, driver_id, {
    words: () => {
      const facts = { amount: formatCedis(pesewas), days: figures.refund_arrives_within_days };
      return { title: m.services_retest_refund_title(), message: m.services_retest_refund(facts) };
    },
    application_id: id,
  });
