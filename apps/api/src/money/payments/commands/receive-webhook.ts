import type { ReadContext } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { DomainError, notFound } from "../../../platform/domain-error.ts";
import { findByReference, takeEvent } from "../store.ts";
import { askProvider } from "./look-up-payment.ts";
import { reopenRefund, returnedRefunds } from "./reopen-refunds.ts";
import { settlePayment } from "./settle-payment.ts";

interface SignedBody {
  readonly raw: Buffer;
  readonly header: (name: string) => string | undefined;
}

/**
 * Handles a webhook. A signed event only triggers a lookup of its payment, and nothing else in its body is trusted. The
 * event is stored and the payment settled in one transaction, so repeated events have no effect. Irrelevant events are
 * acknowledged, because the provider would otherwise resend them forever.
 */
export async function receiveWebhook(
  context: ReadContext,
  provider: string,
  { raw, header }: SignedBody,
): Promise<void> {
  const { db, deps } = context;
  if (provider !== deps.payments.name) throw notFound("payment_provider");
  const event = deps.payments.readWebhook(raw, header);
  if (!event)
    throw new DomainError(
      "unauthenticated",
      "The signature does not fit the body. Sign its bytes, as they are sent, with the account's secret key.",
    );
  const { reference } = event;
  const payment = reference === null ? undefined : await findByReference(db, reference);
  if (reference === null || !payment) {
    deps.log.info({ event: event.id.split(":")[0] }, "a payment event that means nothing here");
    return;
  }
  const seen = await askProvider(deps, reference);
  const returned = event.isAboutRefund ? await returnedRefunds(db, deps, payment) : [];
  await inTransaction(deps.db, async (tx) => {
    // The event can arrive before the provider's own records are updated. In that case it is not stored, so that it is
    // handled when it is sent again, or when the payment is next looked up.
    const isTold = seen.status !== "unknown" && seen.status !== "pending";
    if (isTold && !(await takeEvent(tx, provider, event.id, deps.now()))) return;
    await settlePayment({ ...context, tx }, reference, seen);
    for (const refund of returned) await reopenRefund({ tx, deps }, payment, refund);
  });
}
