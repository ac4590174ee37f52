import { concludeFlag } from "../../../money/payments/commands/resolve-flagged-payment.ts";
import type { Context } from "../../../platform/context.ts";
import type { DecisionId, PaymentId } from "../../../platform/ids.ts";
import { findDecision } from "../store.ts";

/** Records that a refund that two people have approved has been sent. The proposal says who requested it, and why. */
export async function concludeRefund(context: Context, id: PaymentId, decision_id: DecisionId): Promise<void> {
  const decision = await findDecision(context.tx, decision_id);
  if (decision) await concludeFlag(context, id, decision);
}
