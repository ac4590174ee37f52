import type { ReadContext } from "../../../platform/context.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import type { ApplicationId } from "../../../platform/ids.ts";
import { tooMany, waitFor } from "../../../platform/rate-limits/limits.ts";
import { confirmLimit, payerOf } from "../policy.ts";
import { type Payment, presentPayment } from "../present.ts";
import { findOfService, outcomeOf } from "../store.ts";
import { lookUpPayment } from "./look-up-payment.ts";

/**
 * Confirms a payment by its reference alone. The provider decides whether the payment has been made, never the browser.
 * The call is idempotent: there is only one payment and one receipt.
 */
export async function confirm(
  context: ReadContext,
  {
    application_id,
    reference,
    network,
  }: { readonly application_id: ApplicationId; readonly reference: string; readonly network: string },
): Promise<Payment> {
  const { db, deps, actor } = context;
  const stored = orNotFound(await findOfService(db, application_id, reference), "payment");
  const isDone = stored.status === "paid" || stored.status === "reversed";
  const confirmations = confirmLimit(payerOf(actor, stored.driver_id), stored.id, network);
  const wait = isDone ? null : await waitFor(db, [confirmations], deps);
  if (wait !== null) throw tooMany(wait);
  const payment = orNotFound(isDone ? stored : await lookUpPayment(deps, stored.reference, context), "payment");
  const answer = presentPayment(payment, await outcomeOf(db, payment.id));
  if (payment.mismatch === "wrong_amount") throw new DomainError("payment_mismatch", answer.message);
  return answer;
}
