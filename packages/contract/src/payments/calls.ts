import * as z from "zod/mini";
import { filled } from "../basics.ts";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { payment, receipt } from "./shapes.ts";

export const confirmPayment = call({
  id: "confirmPayment",
  requirement: "R-API-S07",
  method: "POST",
  path: "/service/{id}/confirm-payment/",
  body: () =>
    z.object({
      reference: filled(m.fields_reference_required, 100),
    }),
  answer: payment,
  errors: ["payment_mismatch", "state_forbids"],
  access: ["anyone"],
  transaction: "none",
});

export const getPayment = call({
  id: "getPayment",
  method: "GET",
  path: "/payment/{id}/",
  answer: payment,
  access: ["anyone"],
});

export const receivePaymentWebhook = call({
  id: "receivePaymentWebhook",
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
  method: "GET",
  path: "/receipt/{id}/",
  answer: receipt,
  access: ["anyone"],
  audit: "invoice",
});
