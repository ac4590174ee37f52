import type { Pesewas } from "@kwan/domain";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Context } from "../../../platform/context.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import type { PaymentId } from "../../../platform/ids.ts";
import { enter } from "../../entries/store.ts";
import { sumOf } from "../policy.ts";
import { insertRefund, refundsOf } from "../refunds-store.ts";
import { flagPaid, lockPayment } from "../store.ts";

/** Why an officer sees the payment if the provider refuses the refund, for each rule. */
const flags = { withdrawn: "application_ended", retest_not_needed: "refund_due" } as const;

/**
 * Refunds a payment for an application that its applicant has withdrawn, or for a retest that is not needed. The money goes
 * to where it came from, and nobody has to decide. The payment is flagged, so that an officer sees it if the provider
 * refuses the refund.
 */
export async function refundByRule(
  context: Context,
  id: PaymentId,
  pesewas: Pesewas,
  rule: keyof typeof flags,
): Promise<void> {
  const { tx, deps } = context;
  const before = orNotFound(await lockPayment(tx, id), "payment");
  if (sumOf(await refundsOf(tx, id), "approved") > 0)
    throw new DomainError("state_forbids", { message: m.payments_part_is_being_refunded() });
  const [refund, now] = [deps.newId("rfd"), deps.now()];
  await insertRefund(tx, { id: refund, payment_id: id, rule, pesewas, created_at: now });
  await flagPaid(tx, id, flags[rule], now);
  await enter(tx, id);
  await recordAudit(context, {
    action: "flag_payment",
    entity: "payment",
    entity_id: id,
    before: { status: before.status, mismatch: before.mismatch },
    after: { mismatch: flags[rule], refund, rule, pesewas },
  });
}
