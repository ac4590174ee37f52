// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type ApplicationId,
  generateInvoice,
  getInvoice,
  type Invoice,
  type InvoiceId,
  type Payment,
  type StartPaymentBody,
  startPayment,
} from "@kwan/contract";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/** The codes of the errors that `invoices.get` can fail with. */
export type InvoicesGetCode = CommonCode | "not_found";

/** The error of `invoices.get`. */
export type InvoicesGetError = KwanError<InvoicesGetCode>;

/** The codes of the errors that `invoices.generate` can fail with. */
export type InvoicesGenerateCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `invoices.generate`. */
export type InvoicesGenerateError = KwanError<InvoicesGenerateCode>;

/** The codes of the errors that `invoices.pay` can fail with. */
export type InvoicesPayCode =
  | CommonCode
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `invoices.pay`. */
export type InvoicesPayError = KwanError<InvoicesPayCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Returns an invoice to anyone who has its ID. The payer's name is masked.
   *
   * @example
   * const invoice = await kwan.invoices.get(id);
   */
  get: method(
    getInvoice,
    (id: InvoiceId, options?: CallOptions): KwanPromise<Invoice, InvoicesGetError, "getInvoice"> =>
      send(getInvoice, { params: { id } }, options),
  ),
  /**
   * Creates the invoice for an application. Pass the application's ID. Later calls return the same invoice until it has
   * been paid or has expired. If it has expired, the next call creates a new invoice.
   *
   * @example
   * const invoice = await kwan.invoices.generate(serviceId);
   */
  generate: method(
    generateInvoice,
    (id: ApplicationId, options?: PostOptions): KwanPromise<Invoice, InvoicesGenerateError, "generateInvoice"> =>
      send(generateInvoice, { params: { id } }, options),
  ),
  /**
   * Starts paying an invoice by mobile money or card. For mobile money, the payer approves the payment on their phone.
   * For a card, the payer pays on the page at `checkout_url`.
   *
   * @example
   * await kwan.invoices.pay(invoice.id, { channel: "mobile_money", network: "mtn", phone_number });
   */
  pay: method(
    startPayment,
    (
      id: InvoiceId,
      body: StartPaymentBody,
      options?: PostOptions,
    ): KwanPromise<Payment, InvoicesPayError, "startPayment"> => send(startPayment, { params: { id }, body }, options),
  ),
});

/**
 * Invoices for applications.
 */
export interface InvoicesMethods extends ReturnType<typeof withSend> {}

/**
 * Invoices for applications.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { invoices });
 */
export const invoices: (send: Send) => InvoicesMethods = withSend;
