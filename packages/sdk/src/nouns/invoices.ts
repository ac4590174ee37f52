import { generateInvoice, getInvoice, startPayment } from "@kwan/contract";
import type { Send } from "../methods/send.ts";

/**
 * Invoices of applications.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { invoices });
 */
/* @__NO_SIDE_EFFECTS__ */
export const invoices = (send: Send) => ({
  /**
   * An invoice; its id is enough, no login is needed.
   *
   * @example
   * const invoice = await kwan.invoices.get(id);
   */
  get: send(getInvoice),
  /**
   * Draws up the invoice of an application.
   *
   * @example
   * const invoice = await kwan.invoices.generate(serviceId);
   */
  generate: send(generateInvoice),
  /**
   * Starts paying an invoice by mobile money or card.
   *
   * @example
   * await kwan.invoices.pay(invoice.id, { channel: "mobile_money", network: "mtn", phone_number });
   */
  pay: send(startPayment),
});
