/** A payment that is to begin at the provider, under a reference that we give. */
export interface PaymentToStart {
  readonly reference: string;
  readonly amount_pesewas: number;
  readonly currency: "GHS";
  readonly channel: "mobile_money" | "card";
  /** Where the prompt goes, for mobile money. */
  readonly phone_number?: string;
  readonly network?: "mtn" | "telecel" | "at";
  readonly email: string;
  /** Where the payer comes back to. */
  readonly return_url: string;
}

/** What the provider says of a payment; `unknown` where it has none of that reference. */
export type SeenStatus = "success" | "failed" | "abandoned" | "reversed" | "pending" | "unknown";

export interface Seen {
  readonly status: SeenStatus;
  readonly amount_pesewas: number;
  readonly currency: string;
}

/** Something happened to a payment. It is only a reason to look: what counts is what the provider then says. */
export interface ProviderEvent {
  /** The same for the same event, however often it is sent. */
  readonly id: string;
  /** The payment it is about; null for an event that means nothing to us. */
  readonly reference: string | null;
}

/** The provider can't be asked now. Nothing is known of the payment until it can. */
export class ProviderDownError extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(`The payment provider did not answer: ${why}. Ask again later; nobody should pay twice meanwhile.`, options);
    this.name = "ProviderDownError";
  }
}

/** Who takes the money. One interface, so that the sandbox behaves as the real ones do. */
export interface PaymentProvider {
  readonly name: "sandbox" | "paystack";
  /** Begins a payment; the address is where the payer goes on, null where a prompt comes to their phone. */
  start(payment: PaymentToStart): Promise<{ readonly checkout_url: string | null }>;
  look(reference: string): Promise<Seen>;
  /** What a webhook says; null where its signature is not the provider's. */
  readWebhook(raw: Buffer, header: (name: string) => string | undefined): ProviderEvent | null;
}
