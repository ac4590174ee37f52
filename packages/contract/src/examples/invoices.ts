import type * as z from "zod/mini";
import type * as invoices from "../calls/invoices.ts";
import type { invoice } from "../shapes/invoices.ts";
import type { ExamplesOf } from "./example.ts";
import { ids } from "./ids.ts";
import { examplePayment } from "./payments.ts";
import { exampleLines } from "./services.ts";

const exampleInvoice: z.output<typeof invoice> = {
  id: ids.invoice,
  number: "INV-2026-000481",
  service: ids.service,
  service_title: "Driver's licence renewal",
  payer: "A… M…",
  status: "unpaid",
  lines: exampleLines,
  total: "210.00",
  currency: "GHS",
  issued_at: "2026-11-21T09:00:00Z",
  due_at: "2026-12-05T09:00:00Z",
  paid_at: null,
  receipt: null,
};

export const invoiceExamples: ExamplesOf<typeof invoices> = {
  getInvoice: {
    summary: "Read an invoice",
    description: "Open to anybody with its id; the payer is masked.",
    params: { id: ids.invoice },
    answer: exampleInvoice,
  },
  generateInvoice: {
    summary: "Draw up the invoice of an application",
    description: "`id` is the application's. Asked for again, it gives the same invoice while that is unpaid.",
    params: { id: ids.service },
    answer: exampleInvoice,
  },
  startPayment: {
    summary: "Start paying an invoice",
    description: "With mobile money, the phone asks for approval; with a card, `checkout_url` is the page to pay on.",
    params: { id: ids.invoice },
    body: { channel: "mobile_money", network: "mtn", phone_number: "024 123 4567" },
    answer: examplePayment,
  },
};
