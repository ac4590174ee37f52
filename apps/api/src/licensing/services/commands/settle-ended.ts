import { pesewas, wireFromPesewas } from "@kwan/domain";
import type { NoRefundGround } from "@kwan/domain/kinds";
import { m } from "#messages";
import { refundByRule } from "../../../money/payments/commands/refund-by-rule.ts";
import { flagPaid, lockPayment, paidPaymentsOf } from "../../../money/payments/store.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import type { Settlement } from "../../../platform/db/tables/application-json.ts";
import { DomainError, invalidField } from "../../../platform/domain-error.ts";
import { type ApplicationRow, changeApplication } from "../store.ts";

/** What an officer says about the money when they reject or cancel an application. */
export interface AboutMoney {
  readonly refund: "full" | "none" | null;
  readonly no_refund_ground: NoRefundGround | null;
}

/**
 * Reads what happens to the money of a paid application that is about to end. Money is never kept silently: the officer
 * either proposes a refund, which another person has to approve, or gives the ground on which there is none.
 */
export async function readSettlement(
  { tx }: Context<Actor>,
  { id }: ApplicationRow,
  { refund, no_refund_ground }: AboutMoney,
): Promise<Settlement | null> {
  const payments = await paidPaymentsOf(tx, id);
  if (payments.length === 0) return null;
  const total = pesewas(payments.reduce((sum, each) => sum + each.kept_pesewas, 0));
  if (refund === null) throw invalidField("refund", m.services_say_refund({ amount: wireFromPesewas(total) }));
  if (refund === "none" && no_refund_ground === null)
    throw invalidField("no_refund_ground", m.services_say_no_refund());
  return { refund, pesewas: total, ground: refund === "none" ? no_refund_ground : null };
}

/** Records what happens to the money, and proposes to refund each payment in full. */
export async function settleEnded(
  context: Context<Actor>,
  application: ApplicationRow,
  settlement: Settlement,
  reason: string,
): Promise<ApplicationRow> {
  const { tx, deps } = context;
  const now = deps.now();
  const settled = await changeApplication(tx, application.id, { settlement }, now);
  if (settlement.refund === "none") return settled;
  for (const { id, kept_pesewas } of await paidPaymentsOf(tx, application.id)) {
    // A case that ended because the money went back in another way stays closed, so no refund can be proposed again.
    const payment = await lockPayment(tx, id);
    if (payment?.flag_outcome === "refunded") throw new DomainError("state_forbids", m.payments_already_resolved());
    await flagPaid(tx, id, "application_ended", now);
    await deps.ports.proposeRefund(context, { payment: id, pesewas: kept_pesewas, reason });
  }
  return settled;
}

/**
 * Refunds, in full and without a decision, what has been paid for an application that its applicant withdraws before an
 * officer has acted on it. Nobody at the authority has to agree, because nothing has been done for the money.
 */
export async function refundWithdrawn(context: Context<Actor>, { id }: ApplicationRow): Promise<Settlement | null> {
  const payments = await paidPaymentsOf(context.tx, id);
  if (payments.length === 0) return null;
  for (const { id: payment, kept_pesewas } of payments) await refundByRule(context, payment, kept_pesewas, "withdrawn");
  return {
    refund: "full",
    pesewas: pesewas(payments.reduce((sum, each) => sum + each.kept_pesewas, 0)),
    ground: null,
    rule: "withdrawn",
  };
}
