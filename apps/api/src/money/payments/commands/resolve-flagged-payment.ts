import type { BodyOf, resolveFlaggedPayment as call } from "@kwan/contract";
import { formatCedis } from "@kwan/domain";
import { m } from "#messages";
import { notifyDriver } from "../../../people/drivers/notify-driver.ts";
import { requireOthersRecord } from "../../../people/drivers/own-record.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import type { AccountId, PaymentId } from "../../../platform/ids.ts";
import { type FlaggedRow, findFlagged } from "../flags-store.ts";
import { findRefund } from "../refunds-store.ts";
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
  const refund = await findRefund(tx, id);
  if (refund && refund.state !== "failed") throw new DomainError("state_forbids", m.payments_refund_decided());
  if (outcome === "not_received" && flagged.status === "paid")
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

/** Records that the refund for a flagged payment has been sent, and notifies the payer. */
export async function concludeFlag(
  context: Context,
  id: PaymentId,
  { proposed_by, reason }: { readonly proposed_by: AccountId; readonly reason: string },
): Promise<void> {
  const { tx, deps } = context;
  const resolution = { flag_note: reason, flag_resolved_by: proposed_by, flag_resolved_at: deps.now() };
  await resolveFlag(tx, id, { ...resolution, flag_outcome: "refunded" });
  const row = await findFlagged(tx, id);
  if (row) await tellPayer(context, row, "refunded");
}

async function tellPayer(context: Context, row: FlaggedRow, outcome: keyof typeof messages): Promise<void> {
  const refund = await findRefund(context.tx, row.id);
  await notifyDriver(context, row.driver_id, {
    application_id: row.application_id,
    words: () => {
      const amount = formatCedis(refund?.pesewas ?? row.received_pesewas ?? row.amount_pesewas);
      const { title, message } = messages[outcome];
      return { title: title(), message: message({ amount, invoice: row.invoice_number }) };
    },
    dedupe_key: `payment:${row.id}:resolved`,
  });
}
