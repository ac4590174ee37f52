import type { BodyOf, resolveFlaggedPayment as call } from "@kwan/contract";
import { m } from "#messages";
import { notifyDriver } from "../../../people/drivers/notify-driver.ts";
import { requireOthersRecord } from "../../../people/drivers/own-record.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import type { PaymentId } from "../../../platform/ids.ts";
import { type FlaggedRow, findFlagged } from "../flags-store.ts";
import { moneyInWords } from "../money-in-words.ts";
import { receivedOf, sumOf } from "../policy.ts";
import { refundsOf } from "../refunds-store.ts";
import { resolveFlag } from "../store.ts";

/** The notifications to the payer, by outcome. */
const messages = {
  refunded: { title: m.payments_sent_back_title, message: m.payments_sent_back },
  not_received: { title: m.payments_not_received_title, message: m.payments_not_received },
} as const;

/** Records the outcome of a flagged payment, once, and notifies the payer. */
export async function resolveFlaggedPayment(
  context: Context<Actor>,
  id: PaymentId,
  { outcome, note: flag_note }: BodyOf<typeof call>,
): Promise<FlaggedRow> {
  const { tx, deps, actor } = context;
  const flagged = orNotFound(await findFlagged(tx, id), "flagged_payment");
  await requireOthersRecord(tx, actor, flagged.driver_id);
  const refunds = await refundsOf(tx, id);
  if (sumOf(refunds, "approved") > 0) throw new DomainError("state_forbids", m.payments_refund_decided());
  if (outcome === "not_received" && (flagged.status === "paid" || sumOf(refunds, "sent") > 0))
    throw new DomainError("state_forbids", m.payments_was_received());
  const resolution = { flag_outcome: outcome, flag_note, flag_resolved_by: actor.id, flag_resolved_at: deps.now() };
  const isNew = await resolveFlag(tx, id, resolution);
  const row = orNotFound(await findFlagged(tx, id), "flagged_payment");
  if (!isNew) throw new DomainError("state_forbids", m.payments_already_resolved());
  await recordAudit(context, {
    action: "resolve_flag",
    entity: "payment",
    entity_id: row.id,
    before: { mismatch: row.mismatch },
    after: { outcome, note: flag_note },
  });
  await tellPayer(context, row, outcome);
  return row;
}

async function tellPayer(context: Context, row: FlaggedRow, outcome: keyof typeof messages): Promise<void> {
  await notifyDriver(context, row.driver_id, {
    application_id: row.application_id,
    words: () => {
      const amount = moneyInWords(receivedOf(row), row.received_currency);
      const { title, message } = messages[outcome];
      return { title: title(), message: message({ amount, invoice: row.invoice_number }) };
    },
    dedupe_key: `payment:${row.id}:resolved`,
  });
}
