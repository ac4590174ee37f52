import type { receivePaymentWebhook } from "@kwan/contract";
import type { Asked } from "../../calls/handler.ts";
import { inTransaction } from "../../db/transaction.ts";
import { DomainError, notFound } from "../../domain-error.ts";
import { findByReference, takeEvent } from "../store.ts";
import { look } from "./look-up-payment.ts";
import { settlePayment } from "./settle-payment.ts";

/**
 * Hears from the provider. A signed event is only a reason to ask the provider how the payment stands, so nothing in
 * its body is believed. The event is taken and the payment settled in one transaction: sent three times, it counts
 * once. What means nothing to us is thanked for, or it would be sent for ever.
 */
export async function receiveWebhook(asked: Asked<typeof receivePaymentWebhook>): Promise<undefined> {
  const { db, deps, params, request } = asked;
  if (params.provider !== deps.payments.name) throw notFound("payment provider");
  const event = deps.payments.readWebhook(request.raw, request.header);
  if (!event)
    throw new DomainError("unauthenticated", {
      message: "The signature does not fit the body. Sign its bytes, as they are sent, with the account's secret key.",
    });
  const { reference } = event;
  if (reference === null || !(await findByReference(db, reference))) {
    deps.log.info({ event: event.id.split(":")[0] }, "a payment event that means nothing here");
    return undefined;
  }
  const seen = await look(deps, reference);
  await inTransaction(deps.db, async (trx) => {
    // An event that came before the provider's own books knew of it is not taken: it, or the job, comes again.
    const isTold = seen.status !== "unknown" && seen.status !== "pending";
    if (isTold && !(await takeEvent(trx, params.provider, event.id, deps.now()))) return;
    await settlePayment(trx, deps, reference, seen, asked);
  });
  return undefined;
}
