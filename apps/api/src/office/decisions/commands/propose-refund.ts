import { type Pesewas, wireFromPesewas } from "@kwan/domain";
import type { Actor, Context } from "../../../platform/context.ts";
import type { PaymentId } from "../../../platform/ids.ts";
import { proposeDecision } from "./propose-decision.ts";

/** Proposes to refund a payment for an application that has ended. Another person decides. */
export async function proposeRefund(
  context: Context<Actor>,
  { payment, pesewas, reason }: { readonly payment: PaymentId; readonly pesewas: Pesewas; readonly reason: string },
): Promise<void> {
  await proposeDecision(context, {
    kind: "refund_payment",
    subject: payment,
    details: { amount: wireFromPesewas(pesewas) },
    ground: "application_ended",
    reason,
  });
}
