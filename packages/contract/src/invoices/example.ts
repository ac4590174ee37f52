import type * as z from "zod/mini";
import type { ExamplesOf } from "../example.ts";
import { ids } from "../example-ids.ts";
import { exampleLines } from "../example-lines.ts";
import { examplePayment } from "../payments/example.ts";
import type * as invoices from "./calls.ts";
import type { invoice } from "./shapes.ts";

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
    params: { id: ids.invoice },
    answer: exampleInvoice,
  },
  generateInvoice: {
    params: { id: ids.service },
    answer: exampleInvoice,
  },
  startPayment: {
    params: { id: ids.invoice },
    body: { channel: "mobile_money", network: "mtn", phone_number: "024 123 4567" },
    answer: examplePayment,
  },
};
