import type * as z from "zod/mini";
import type { ExamplesOf } from "../example.ts";
import { ids } from "../example-ids.ts";
import { exampleLines } from "../example-lines.ts";
import type * as payments from "./calls.ts";
import type { ownPayment, payment, receipt } from "./shapes.ts";

export const examplePayment: z.output<typeof payment> = {
  id: ids.payment,
  invoice: ids.invoice,
  reference: "KWP-7F3A9C21",
  provider: "sandbox",
  channel: "mobile_money",
  status: "waiting",
  amount: "210.00",
  refunded: "0.00",
  currency: "GHS",
  message: "Approve the payment on your phone with your mobile money PIN.",
  checkout_url: null,
  prompt: { network: "mtn", ends_in: "567" },
  started_at: "2026-11-21T09:05:00Z",
  settled_at: null,
  receipt: null,
};

export const exampleOwnPayment: z.output<typeof ownPayment> = {
  ...examplePayment,
  status: "paid",
  message: "We have received your payment. Thank you.",
  settled_at: "2026-11-21T09:06:10Z",
  receipt: "RCP-2026-000377",
  invoice_number: "INV-2026-000481",
  service: ids.service,
  service_type: "DLR",
  service_title: "Renewal of a driver's licence",
  received: "210.00",
  received_currency: "GHS",
  left: "210.00",
  refunds: [],
  refund_request: null,
  may_ask_refund: true,
};

const exampleReceipt: z.output<typeof receipt> = {
  number: "RCP-2026-000377",
  invoice: ids.invoice,
  invoice_number: "INV-2026-000481",
  payer: "A… M…",
  service_title: "Driver's licence renewal",
  lines: exampleLines,
  total: "210.00",
  currency: "GHS",
  channel: "mobile_money",
  reference: "KWP-7F3A9C21",
  paid_at: "2026-11-21T09:06:10Z",
  issuer: "Driver licensing authority",
  verify_url: "https://portal.kwan.example/extern/invoice/inv_01H8QM5D0C",
};

export const paymentExamples: ExamplesOf<typeof payments> = {
  confirmPayment: {
    params: { id: ids.service },
    body: { reference: "KWP-7F3A9C21" },
    answer: {
      ...examplePayment,
      status: "paid",
      message: "We have received your payment. Thank you.",
      settled_at: "2026-11-21T09:06:10Z",
      receipt: "RCP-2026-000377",
    },
  },
  askRefund: {
    params: { id: ids.payment },
    body: { reason: "I chose the wrong service, and nobody has worked on it." },
    answer: {
      ...exampleOwnPayment,
      refund_request: {
        reason: "I chose the wrong service, and nobody has worked on it.",
        asked_at: "2026-11-22T10:00:00Z",
        state: "open",
        answer: null,
        answered_at: null,
      },
      may_ask_refund: false,
    },
  },
  cancelPayment: {
    params: { id: ids.payment },
    answer: {
      ...examplePayment,
      status: "cancelled",
      message: "The payment has been cancelled. You have not been charged.",
      settled_at: "2026-11-21T09:07:30Z",
    },
  },
  getPayment: { params: { id: ids.payment }, answer: examplePayment },
  receivePaymentWebhook: {
    params: { provider: "paystack" },
    body: { event: "charge.success", data: { reference: "KWP-7F3A9C21" } },
  },
  getReceipt: {
    params: { id: ids.invoice },
    answer: exampleReceipt,
  },
};
