import type { ApplicationId, Payment } from "@kwan/contract";
import { KwanError } from "../errors/kwan-error.ts";
import type { PostOptions } from "../requests/options.ts";
import { pause } from "../requests/waits.ts";

/** Options for {@link waitForPayment}. */
export interface WaitOptions {
  /** Stops waiting. The promise is then rejected with a CancelledError, and the payment itself continues. */
  readonly signal?: AbortSignal | undefined;
  /** How long to wait in milliseconds. Default: 300,000, which is five minutes. */
  readonly upTo?: number | undefined;
  /** Called with each answer, for example to show its `message`. */
  readonly onAnswer?: ((payment: Payment) => void) | undefined;
}

/** A client with the call `payments.confirm`. */
export interface ConfirmsPayments {
  /** The noun `payments`. */
  readonly payments: {
    readonly confirm: (id: ApplicationId, body: { reference: string }, options?: PostOptions) => Promise<Payment>;
  };
}

const isOpen = ({ status }: Payment): boolean => status === "waiting" || status === "pending";

/** The pauses between questions: from one second, then half as long again each time, up to ten seconds. */
const firstPause = 1_000;
const longestPause = 10_000;

/**
 * Waits until a payment has been decided, and returns it. Its `status` says how: `paid`, `failed`, `expired`, `cancelled`
 * or `reversed`. When the time is up, it returns the payment as it is then, still `waiting` or `pending`. While the network
 * or the server fails, it keeps asking. Pass the application's ID and the payment's reference.
 *
 * @example
 * const payment = await waitForPayment(kwan, id, reference, { onAnswer: ({ message }) => show(message) });
 * if (payment.status === "paid") showReceipt(payment.receipt);
 */
export async function waitForPayment(
  kwan: ConfirmsPayments,
  application: ApplicationId,
  reference: string,
  { signal, upTo = 300_000, onAnswer }: WaitOptions = {},
): Promise<Payment> {
  const endsAt = performance.now() + upTo;
  let last: Payment | undefined;
  for (let wait = firstPause; ; wait = Math.min(wait * 1.5, longestPause)) {
    const isLast = performance.now() + wait >= endsAt;
    try {
      last = await kwan.payments.confirm(application, { reference }, { signal });
      onAnswer?.(last);
      if (isLast || !isOpen(last)) return last;
    } catch (error) {
      const mayPass = error instanceof KwanError && error.retryable;
      if (!mayPass || (isLast && last === undefined)) throw error;
      if (isLast && last) return last;
    }
    await pause(wait, signal);
  }
}
