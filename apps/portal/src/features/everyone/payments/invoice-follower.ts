import { hasCode, isKwanError } from "@kwan/sdk";
import { createListeners } from "../../../listeners/listeners.ts";
import { WorkQueue } from "../../../queue/work-queue.ts";
import { keptReference } from "./kept-reference.ts";
import { isInProgress, pauseAfter } from "./pauses.ts";
import {
  beginPayment,
  cancelPayment,
  checkoutOf,
  type Invoice,
  lookUp,
  type Payment,
  readInvoice,
  type Way,
} from "./queries.ts";

/** An invoice, and the payment that was started for it in this browser. */
export type InvoiceState = {
  invoice?: Invoice;
  payment?: Payment | undefined;
  /** Whether a payment was started in this browser but its status could not be loaded. */
  isUnseen?: boolean;
  /** Why the last check failed. Earlier results are kept. */
  error?: unknown;
};

/**
 * Tracks an invoice and its payment until the payment is settled, even after a reload, in a second tab, or if the
 * provider's webhook arrives first.
 */
export class InvoiceFollower {
  readonly #id: string;
  readonly #onChanged: () => void;
  readonly #listeners = createListeners();
  readonly #queue = new WorkQueue({ work: () => this.#see(), pauseAfter: () => undefined });
  #state: InvoiceState = {};
  #checks = 0;
  /** Counts the payments that have been started. A check that began before the latest one is out of date. */
  #begun = 0;

  constructor(id: string, onChanged: () => void) {
    this.#id = id;
    this.#onChanged = onChanged;
  }

  readonly state = (): InvoiceState => this.#state;
  readonly subscribe = this.#listeners.subscribe;

  /**
   * Checks immediately, and again whenever the person returns to the page or pays in another tab. Returns a function
   * that stops the checks.
   */
  readonly open = (): (() => void) => {
    const again = () => void (document.visibilityState === "visible" && this.check());
    this.#queue.open();
    void this.check();
    document.addEventListener("visibilitychange", again);
    window.addEventListener("storage", again);
    window.addEventListener("pageshow", again);
    return () => {
      this.#queue.close();
      document.removeEventListener("visibilitychange", again);
      window.removeEventListener("storage", again);
      window.removeEventListener("pageshow", again);
    };
  };

  readonly check = (): Promise<void> => this.#queue.run();

  readonly pay = async (way: Way): Promise<void> => {
    try {
      const payment = await beginPayment(this.#id, way);
      keptReference.keep(this.#id, payment.reference);
      this.#state = { ...this.#state, payment };
      this.#checks = 0;
      this.#begun += 1;
      this.#onChanged();
      // Card payments continue on the provider's page. For mobile money, the phone shows a prompt.
      const checkout = checkoutOf(payment);
      if (payment.channel === "card" && checkout) location.assign(checkout);
    } finally {
      await this.check();
    }
  };

  /** Cancels the payment. If it has arrived meanwhile, the next check shows that. */
  readonly cancel = async (payment: Payment): Promise<void> => {
    try {
      this.#state = { ...this.#state, payment: await cancelPayment(payment) };
      this.#begun += 1;
    } catch (error) {
      this.#state = { ...this.#state, error };
    } finally {
      await this.check();
    }
  };

  async #see(): Promise<number | undefined> {
    const begun = this.#begun;
    const seen = await see(this.#id, this.#state);
    if (begun !== this.#begun) return 0;
    this.#state = seen;
    this.#listeners.notify();
    if (seen.invoice?.status === "paid") this.#onChanged();
    return pauseFor(seen, this.#checks++);
  }
}

/** Whether we received the wrong amount. Only the office can decide what to do about it. */
export const isMismatch = (error: unknown): boolean => hasCode(error, "payment_mismatch");

/** Whether trying again would fail in the same way. */
export const isFinal = (error: unknown): boolean =>
  isMismatch(error) || (isKwanError(error) && (error.status === 404 || error.status === 400));

/** Returns the delay before the next check. Undefined if no change is expected. */
function pauseFor({ invoice, error }: InvoiceState, times: number): number | undefined {
  if (error !== undefined) return isFinal(error) ? undefined : pauseAfter(times + 15);
  return invoice?.status === "pending" ? pauseAfter(times) : undefined;
}

/** Loads an invoice and its payment. If either cannot be loaded, returns its earlier version. */
async function see(id: string, before: InvoiceState): Promise<InvoiceState> {
  let invoice: Invoice;
  try {
    invoice = await readInvoice(id);
  } catch (error) {
    return { ...before, error };
  }
  if (!["unpaid", "pending", "expired"].includes(invoice.status)) return { invoice };
  let payment: Payment | undefined;
  try {
    payment = await followed(id, invoice);
    if (payment && !isInProgress(payment.status)) invoice = await readInvoice(id);
    return { invoice, payment };
  } catch (error) {
    if (!isMismatch(error) && before.payment?.reference === keptReference.get(id)) payment ??= before.payment;
    return { invoice, payment, isUnseen: payment === undefined, error };
  }
}

/** Returns the payment to track, and deletes references that belong to another invoice. */
async function followed(id: string, invoice: Invoice): Promise<Payment | undefined> {
  for (;;) {
    const reference = keptReference.get(id);
    if (reference === undefined) return undefined;
    const payment = await lookUp(invoice, reference).catch(unlessUnknown);
    if (payment?.invoice === id) return payment;
    keptReference.forget(id, reference);
  }
}

function unlessUnknown(error: unknown): undefined {
  if (isKwanError(error) && error.status === 404) return undefined;
  throw error;
}
