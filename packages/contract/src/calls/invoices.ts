import { phoneNumberText } from "@kwan/domain";
import * as z from "zod/mini";
import { call } from "../call.ts";
import { channels, invoice, networks, payment, receipt } from "../shapes/money.ts";

export const getInvoice = call({
  id: "getInvoice",
  requirement: "R-API-S05",
  kind: "read",
  method: "GET",
  path: "/service/invoice/{id}/",
  answer: invoice,
  access: ["anyone"],
});

export const generateInvoice = call({
  id: "generateInvoice",
  requirement: "R-API-S06",
  kind: "write",
  method: "POST",
  path: "/service/generate_invoice/{id}/",
  answer: invoice,
  status: 201,
  errors: ["state_forbids"],
  access: ["owner", "officer"],
});

export const confirmPayment = call({
  id: "confirmPayment",
  requirement: "R-API-S07",
  kind: "write",
  method: "POST",
  path: "/service/{id}/confirm-payment/",
  body: () =>
    z.object({
      reference: z.string("Reference is required").check(z.minLength(1, "Reference is required"), z.maxLength(100)),
    }),
  answer: payment,
  errors: ["payment_mismatch", "state_forbids"],
  access: ["anyone"],
  transaction: "none",
});

export const startPayment = call({
  id: "startPayment",
  requirement: "addition",
  kind: "write",
  method: "POST",
  path: "/service/invoice/{id}/pay/",
  body: () =>
    z.discriminatedUnion(
      "channel",
      [
        z.object({
          channel: z.literal("mobile_money"),
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

export const getPayment = call({
  id: "getPayment",
  requirement: "addition",
  kind: "read",
  method: "GET",
  path: "/payment/{id}/",
  answer: payment,
  access: ["anyone"],
});

export const receivePaymentWebhook = call({
  id: "receivePaymentWebhook",
  requirement: "addition",
  kind: "write",
  method: "POST",
  path: "/payment/webhook/{provider}/",
  sends: "raw",
  body: () => z.unknown(),
  status: 200,
  errors: ["unauthenticated"],
  access: ["anyone"],
  transaction: "none",
});

export const getReceipt = call({
  id: "getReceipt",
  requirement: "addition",
  kind: "read",
  method: "GET",
  path: "/receipt/{id}/",
  answer: receipt,
  access: ["anyone"],
  audit: "invoice",
});
