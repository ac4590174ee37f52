import { generateInvoice, getInvoice, startPayment } from "@kwan/contract";
import type { Method } from "../methods/method-types.ts";
import type { Send } from "../methods/send.ts";

/** Invoices of applications. */
export interface Invoices {
  /**
   * An invoice; its id is enough, no login is needed.
   *
   * @example
   * const invoice = await kwan.invoices.get(id);
   */
  readonly get: Method<typeof getInvoice>;
  /**
   * Draws up the invoice of an application.
   *
   * @example
   * const invoice = await kwan.invoices.generate(serviceId);
   */
  readonly generate: Method<typeof generateInvoice>;
  /**
   * Starts paying an invoice by mobile money or card.
   *
   * @example
   * await kwan.invoices.pay(invoice.id, { channel: "mobile_money", network: "mtn", phone_number });
   */
  readonly pay: Method<typeof startPayment>;
}

/**
 * Invoices of applications.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { invoices });
 */
/* @__NO_SIDE_EFFECTS__ */
export const invoices = (send: Send): Invoices => ({
  get: send(getInvoice),
  generate: send(generateInvoice),
  pay: send(startPayment),
});
