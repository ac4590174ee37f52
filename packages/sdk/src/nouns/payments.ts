// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type ApplicationId,
  type AskRefundBody,
  askRefund,
  type ConfirmPaymentBody,
  cancelPayment,
  confirmPayment,
  getPayment,
  getReceipt,
  type InvoiceId,
  type OwnPayment,
  type Payment,
  type PaymentId,
  type Receipt,
  type ReceivePaymentWebhookBody,
  receivePaymentWebhook,
} from "@kwan/contract";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/** The codes of the errors that `payments.get` can fail with. */
export type PaymentsGetCode = CommonCode | "not_found";

/** The error of `payments.get`. */
export type PaymentsGetError = KwanError<PaymentsGetCode>;

/** The codes of the errors that `payments.confirm` can fail with. */
export type PaymentsConfirmCode =
  | CommonCode
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "payment_mismatch"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `payments.confirm`. */
export type PaymentsConfirmError = KwanError<PaymentsConfirmCode>;

/** The codes of the errors that `payments.cancel` can fail with. */
export type PaymentsCancelCode =
  | CommonCode
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `payments.cancel`. */
export type PaymentsCancelError = KwanError<PaymentsCancelCode>;

/** The codes of the errors that `payments.askRefund` can fail with. */
export type PaymentsAskRefundCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `payments.askRefund`. */
export type PaymentsAskRefundError = KwanError<PaymentsAskRefundCode>;

/** The codes of the errors that `payments.receipt` can fail with. */
export type PaymentsReceiptCode = CommonCode | "not_found";

/** The error of `payments.receipt`. */
export type PaymentsReceiptError = KwanError<PaymentsReceiptCode>;

/** The codes of the errors that `payments.receiveWebhook` can fail with. */
export type PaymentsReceiveWebhookCode =
  | CommonCode
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `payments.receiveWebhook`. */
export type PaymentsReceiveWebhookError = KwanError<PaymentsReceiveWebhookCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Returns a payment with its current status.
   *
   * @example
   * const payment = await kwan.payments.get(id);
   */
  get: method(
    getPayment,
    (id: PaymentId, options?: CallOptions): KwanPromise<Payment, PaymentsGetError, "getPayment"> =>
      send(getPayment, { params: { id } }, options),
  ),
  /**
   * Checks a payment with the payment provider and records the result. Pass the application's ID. Repeated calls never
   * create another payment or receipt. While `status` is pending, call again later and do not start another payment.
   *
   * @example
   * await kwan.payments.confirm(serviceId, { reference });
   */
  confirm: method(
    confirmPayment,
    (
      id: ApplicationId,
      body: ConfirmPaymentBody,
      options?: PostOptions,
    ): KwanPromise<Payment, PaymentsConfirmError, "confirmPayment"> =>
      send(confirmPayment, { params: { id }, body }, options),
  ),
  /**
   * Cancels a payment that has not arrived, for example because its prompt went to a mistyped number. The payment provider is
   * asked first: if the money has arrived meanwhile, the payment stays paid. Money that arrives after it was cancelled goes
   * back in full.
   *
   * @example
   * const { status } = await kwan.payments.cancel(id); // "cancelled", or "paid" if it had arrived
   */
  cancel: method(
    cancelPayment,
    (id: PaymentId, options?: PostOptions): KwanPromise<Payment, PaymentsCancelError, "cancelPayment"> =>
      send(cancelPayment, { params: { id } }, options),
  ),
  /**
   * Asks for a refund of a payment, with a reason. An officer proposes the refund or its refusal, and a second person
   * decides. Each payment can be asked for once.
   *
   * @example
   * await kwan.payments.askRefund(id, { reason: "I chose the wrong service." });
   */
  askRefund: method(
    askRefund,
    (
      id: PaymentId,
      body: AskRefundBody,
      options?: PostOptions,
    ): KwanPromise<OwnPayment, PaymentsAskRefundError, "askRefund"> =>
      send(askRefund, { params: { id }, body }, options),
  ),
  /**
   * Returns the receipt for a paid invoice. Pass the invoice's ID.
   *
   * @example
   * const receipt = await kwan.payments.receipt(id);
   */
  receipt: method(
    getReceipt,
    (id: InvoiceId, options?: CallOptions): KwanPromise<Receipt, PaymentsReceiptError, "getReceipt"> =>
      send(getReceipt, { params: { id } }, options),
  ),
  /**
   * Sends a report from a payment provider to the server. Send the body unchanged, because the provider signs the raw
   * body, and send the signature in the headers. A report that arrives several times is processed only once.
   *
   * @example
   * await kwan.payments.receiveWebhook("sandbox", message, { headers: { "x-signature": signature } });
   */
  receiveWebhook: method(
    receivePaymentWebhook,
    (
      provider: "sandbox" | "paystack",
      body?: ReceivePaymentWebhookBody,
      options?: PostOptions,
    ): KwanPromise<undefined, PaymentsReceiveWebhookError, "receivePaymentWebhook"> =>
      send(receivePaymentWebhook, { params: { provider }, body }, options),
  ),
});

/**
 * Payments and their receipts.
 */
export interface PaymentsMethods extends ReturnType<typeof withSend> {}

/**
 * Payments and their receipts.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { payments });
 */
export const payments: (send: Send) => PaymentsMethods = withSend;
