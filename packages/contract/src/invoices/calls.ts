/**
 * Invoices for applications.
 *
 * @module
 */

import { phoneNumberText } from "@kwan/domain";
import * as z from "zod/mini";
import { call } from "../call.ts";
import { channels, networks, payment } from "../payments/shapes.ts";
import { invoice } from "./shapes.ts";

/**
 * Returns an invoice to anyone who has its ID. The payer's name is masked.
 *
 * @summary Read an invoice
 * @sdk invoices.get
 * @example
 * const invoice = await kwan.invoices.get(id);
 */
export const getInvoice = call({
  id: "getInvoice",
  requirement: "R-API-S05",
  method: "GET",
  path: "/service/invoice/{id}/",
  answer: invoice,
  access: ["anyone"],
});

/**
 * Creates the invoice for an application. Pass the application's ID. Later calls return the same invoice until it has
 * been paid or has expired. If it has expired, the next call creates a new invoice.
 *
 * @summary Create the invoice for an application
 * @sdk invoices.generate
 * @example
 * const invoice = await kwan.invoices.generate(serviceId);
 */
export const generateInvoice = call({
  id: "generateInvoice",
  requirement: "R-API-S06",
  method: "POST",
  path: "/service/generate_invoice/{id}/",
  answer: invoice,
  status: 201,
  errors: ["state_forbids"],
  access: ["owner", "applications.work"],
  power: "bill_application",
});

/**
 * Starts paying an invoice by mobile money or card. For mobile money, the payer approves the payment on their phone.
 * For a card, the payer pays on the page at `checkout_url`.
 *
 * @summary Start paying an invoice
 * @sdk invoices.pay
 * @example
 * await kwan.invoices.pay(invoice.id, { channel: "mobile_money", network: "mtn", phone_number });
 */
export const startPayment = call({
  id: "startPayment",
  method: "POST",
  path: "/service/invoice/{id}/pay/",
  body: z.discriminatedUnion(
    "channel",
    [
      z.object({
        channel: z.literal("mobile_money"),
        /** Mobile money network. */
        network: z.enum(networks, "Choose MTN, Telecel or AT"),
        phone_number: phoneNumberText,
      }),
      z.object({ channel: z.literal("card"), email: z.optional(z.string().check(z.maxLength(254))) }),
    ],
    `Choose one of ${channels.join(", ")}`,
  ),
  answer: payment,
  status: 201,
  errors: ["state_forbids"],
  access: ["anyone"],
  transaction: "none",
});
