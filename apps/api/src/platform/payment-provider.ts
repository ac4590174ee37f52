import type { Pesewas } from "@kwan/domain";
import type { RefundId } from "./ids.ts";

/** A payment to start with the provider, under our reference. */
export interface PaymentToStart {
  readonly reference: string;
  readonly amount_pesewas: Pesewas;
  readonly currency: "GHS";
  readonly channel: "mobile_money" | "card";
  /** The phone that receives the prompt, for mobile money. */
  readonly phone_number?: string;
  readonly network?: "mtn" | "telecel" | "at";
  readonly email: string;
  /** The page to which the payer returns. */
  readonly return_url: string;
}

/** The provider's status for a payment. It is `unknown` if the provider has no payment with that reference. */
export type SeenStatus = "success" | "failed" | "abandoned" | "reversed" | "pending" | "unknown";

export interface Seen {
  readonly status: SeenStatus;
  readonly amount_pesewas: Pesewas;
  readonly currency: string;
}

/** An event about a payment. The event only triggers a lookup of the payment, and only the lookup's result counts. */
export interface ProviderEvent {
  /** The event's ID, which is the same each time the event is sent. */
  readonly id: string;
  /** The payment that the event is about, or null for an irrelevant event. */
  readonly reference: string | null;
  /** Whether it is about a refund of the payment, whose result is then looked up. */
  readonly isAboutRefund: boolean;
}

/** The provider cannot be reached, so the payment's status is unknown. */
export class ProviderDownError extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(`The payment provider did not answer: ${why}. Ask again later; nobody should pay twice meanwhile.`, options);
    this.name = "ProviderDownError";
  }
}

/** A refund to send for one of our payments. A payment can have several, each of a part of the money. */
export interface RefundToSend {
  readonly id: RefundId;
  readonly reference: string;
  readonly amount_pesewas: Pesewas;
  readonly currency: string;
}

/** A payment in the provider's own list: what has arrived there, and what has gone back from it. */
export interface ListedPayment {
  readonly reference: string;
  readonly received_pesewas: Pesewas;
  readonly returned_pesewas: Pesewas;
  readonly currency: string;
}

/** A payment provider. The sandbox implements the same interface as the real ones. */
export interface PaymentProvider {
  readonly name: "sandbox" | "paystack";
  /** Starts a payment. Returns the URL where the payer continues, or null if a prompt goes to their phone. */
  start(payment: PaymentToStart): Promise<{ readonly checkout_url: string | null }>;
  lookUp(reference: string): Promise<Seen>;
  /**
   * Refunds a payment or a part of it. Repeated calls with the same ID send the money only once. If the provider will
   * never send the money, `problem` says why. If the provider has accepted the refund, `problem` is null.
   */
  refund(refund: RefundToSend): Promise<{ readonly problem: string | null }>;
  /**
   * Returns the refunds among these that have failed although the provider had accepted them. Their money is back with
   * the provider.
   */
  returnedRefunds(reference: string, ids: readonly RefundId[]): Promise<readonly RefundId[]>;
  /** Lists the payments that were started since a time and that have succeeded, with what has gone back. */
  listSince(since: Date): Promise<readonly ListedPayment[]>;
  /** Reads a webhook. Returns null if its signature is not valid. */
  readWebhook(raw: Buffer, header: (name: string) => string | undefined): ProviderEvent | null;
}
