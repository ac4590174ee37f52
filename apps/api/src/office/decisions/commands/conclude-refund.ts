import { concludeFlag } from "../../../money/payments/commands/resolve-flagged-payment.ts";
import type { Context } from "../../../platform/context.ts";
import type { DecisionId, PaymentId } from "../../../platform/ids.ts";
import { findDecision } from "../store.ts";

/** Records that the refund on which two people have decided has been sent. The proposal says who asked for it and why. */
export async function concludeRefund(context: Context, id: PaymentId, decision_id: DecisionId): Promise<void> {
  const decision = await findDecision(context.tx, decision_id);
  if (decision) await concludeFlag(context, id, decision);
}
