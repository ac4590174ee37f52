import { m } from "#messages";
import { type Deps, type Origin, type Server, systemOrigin } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { DomainError } from "../../../platform/domain-error.ts";
import { ProviderDownError, type Seen } from "../../../platform/payment-provider.ts";
import type { PaymentRow } from "../store.ts";
import { settlePayment } from "./settle-payment.ts";

/**
 * Asks the provider about a payment. If the provider does not respond, throws an error that tells the payer not to pay
 * again.
 */
export async function askProvider(deps: Deps, reference: string): Promise<Seen> {
  try {
    return await deps.payments.lookUp(reference);
  } catch (error) {
    if (!(error instanceof ProviderDownError)) throw error;
    deps.log.warn({ err: error }, "the payment provider did not answer");
    throw providerDown();
  }
}

export const providerDown = (): DomainError =>
  new DomainError("unavailable", {
    retryAfterSeconds: 10,
    message: m.payments_provider_silent(),
  });

/**
 * Looks up a payment with its provider and records the result. The lookup happens before the transaction, so that
 * nothing is locked during the request.
 */
export async function lookUpPayment(
  deps: Server,
  reference: string,
  origin: Origin = systemOrigin("payment"),
): Promise<PaymentRow | null> {
  const seen = await askProvider(deps, reference);
  return inTransaction(deps.db, (tx) => settlePayment({ ...origin, tx, deps }, reference, seen));
}
