import { m } from "#messages";
import { notifyDriver } from "../../../people/drivers/notify-driver.ts";
import type { Context } from "../../../platform/context.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import type { AccountId, PaymentId } from "../../../platform/ids.ts";
import { findFlagged } from "../flags-store.ts";
import { moneyInWords } from "../money-in-words.ts";
import { receivedOf } from "../policy.ts";
import { resolveFlag } from "../store.ts";

/** What became of a flagged payment that is not refunded through the provider. */
export type PaymentOutcome = "refunded" | "not_received" | "kept";

/** The notifications to the payer, by outcome. */
const messages = {
  refunded: { title: m.payments_sent_back_title, message: m.payments_sent_back },
  not_received: { title: m.payments_not_received_title, message: m.payments_not_received },
  kept: { title: m.payments_kept_title, message: m.payments_kept },
} as const;

/** Ends the case of a flagged payment, once, and notifies the payer. */
export async function closePayment(
  context: Context,
  id: PaymentId,
  { outcome, note, by }: { readonly outcome: PaymentOutcome; readonly note: string; readonly by: AccountId },
): Promise<void> {
  const { tx, deps } = context;
  const resolution = { flag_outcome: outcome, flag_note: note, flag_resolved_by: by, flag_resolved_at: deps.now() };
  if (!(await resolveFlag(tx, id, resolution))) throw new DomainError("state_forbids", m.payments_already_resolved());
  const row = orNotFound(await findFlagged(tx, id), "flagged_payment");
  await notifyDriver(context, row.driver_id, {
    application_id: row.application_id,
    words: () => {
      const amount = moneyInWords(receivedOf(row), row.received_currency);
      const { title, message } = messages[outcome];
      return { title: title(), message: message({ amount, invoice: row.invoice_number, answer: note }) };
    },
    dedupe_key: `payment:${row.id}:resolved`,
  });
}
