import type { ReadContext } from "../../context.ts";
import { DomainError, existing } from "../../domain-error.ts";
import type { ApplicationId } from "../../ids.ts";
import { tooMany, waitFor } from "../../rate-limits/limits.ts";
import { confirmLimit } from "../policy.ts";
import { type Payment, presentPayment } from "../present.ts";
import { findOfService, receiptNumberOf } from "../store.ts";
import { lookUpPayment } from "./look-up-payment.ts";

/**
 * Confirms a payment by its reference alone. The provider decides whether the payment has been made, never the browser.
 * The call is idempotent: there is only one payment and one receipt.
 */
export async function confirm(
  context: ReadContext,
  { application_id, reference }: { readonly application_id: ApplicationId; readonly reference: string },
): Promise<Payment> {
  const { db, deps } = context;
  const known = existing(await findOfService(db, application_id, reference), "payment");
  const isDone = known.status === "paid" || known.status === "reversed";
  const wait = isDone ? null : await waitFor(db, [confirmLimit(known.id)], deps.now());
  if (wait !== null) throw tooMany(wait);
  const payment = existing(isDone ? known : await lookUpPayment(deps, known.reference, context), "payment");
  const answer = presentPayment(payment, await receiptNumberOf(db, payment.id));
  if (payment.mismatch === "wrong_amount") throw new DomainError("payment_mismatch", answer.message);
  return answer;
}
