// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import { generateInvoice, getInvoice, startPayment } from "@kwan/contract";
import type { Answering, Body } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/**
 * Invoices for applications.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { invoices });
 */
/* @__NO_SIDE_EFFECTS__ */
export const invoices = (send: Send) => ({
  /**
   * Returns an invoice by its ID. No login is needed.
   *
   * @example
   * const invoice = await kwan.invoices.get(id);
   */
  get: method(
    getInvoice,
    (id: string, options?: CallOptions): Answering<typeof getInvoice> => send(getInvoice, { params: { id } }, options),
  ),
  /**
   * Issues the invoice for an application. Later calls return the same invoice until it is paid or expires.
   *
   * @example
   * const invoice = await kwan.invoices.generate(serviceId);
   */
  generate: method(
    generateInvoice,
    (id: string, options?: PostOptions): Answering<typeof generateInvoice> =>
      send(generateInvoice, { params: { id } }, options),
  ),
  /**
   * Starts paying an invoice by mobile money or card.
   *
   * @example
   * await kwan.invoices.pay(invoice.id, { channel: "mobile_money", network: "mtn", phone_number });
   */
  pay: method(
    startPayment,
    (id: string, body: Body<typeof startPayment>, options?: PostOptions): Answering<typeof startPayment> =>
      send(startPayment, { params: { id }, body }, options),
  ),
});
