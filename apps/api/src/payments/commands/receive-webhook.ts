import type { ReadContext } from "../../context.ts";

import { inTransaction } from "../../db/transaction.ts";
import type { ProviderEvent } from "../provider.ts";
import { findByReference, takeEvent } from "../store.ts";
import { look } from "./look-up-payment.ts";
import { settlePayment } from "./settle-payment.ts";

/**
 * Hears from the provider. A signed event is only a reason to ask the provider how the payment stands, so nothing in
 * its body is believed. The event is taken and the payment settled in one transaction: sent three times, it counts
 * once. What means nothing to us is thanked for, or it would be sent for ever.
 */
export async function receiveWebhook(context: ReadContext, provider: string, event: ProviderEvent): Promise<void> {
  const { db, deps } = context;
  const { reference } = event;
  if (reference === null || !(await findByReference(db, reference))) {
    deps.log.info({ event: event.id.split(":")[0] }, "a payment event that means nothing here");
    return;
  }
  const seen = await look(deps, reference);
  await inTransaction(deps.db, async (tx) => {
    // An event that came before the provider's own books knew of it is not taken: it, or the job, comes again.
    const isTold = seen.status !== "unknown" && seen.status !== "pending";
    if (isTold && !(await takeEvent(tx, provider, event.id, deps.now()))) return;
    await settlePayment({ ...context, tx }, reference, seen);
  });
}
