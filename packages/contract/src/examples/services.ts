import { type Kind, type KindRow, kinds } from "@kwan/domain/kinds";
import type * as deliveries from "../calls/deliveries.ts";
import type * as documents from "../calls/documents.ts";
import type * as invoices from "../calls/invoices.ts";
import { createService, getService, reportService, updateService } from "../calls/kinds.ts";
import type * as reports from "../calls/reports.ts";
import type * as services from "../calls/services.ts";
import { exampleDetails } from "./details.ts";
import { ids, pageOf } from "./entities.ts";
import type { Example, ExamplesOf } from "./example.ts";
import {
  exampleDelivery,
  exampleDocument,
  exampleInvoice,
  exampleLines,
  examplePayment,
  exampleReceipt,
  exampleService,
  exampleSummary,
} from "./service-entities.ts";

const service = { id: ids.service };

export const serviceExamples: ExamplesOf<typeof services> = {
  listServices: {
    summary: "List a driver's applications",
    description: "`id` is the driver's. Newest first.",
    params: { id: ids.driver },
    query: { open: "true" },
    answer: pageOf(exampleSummary),
  },
  getServiceOverview: {
    summary: "Read what there is to do",
    description: "Counts by state, and the next things to do, most urgent first.",
    answer: {
      open: 1,
      action_needed: 1,
      completed: 2,
      by_status: [{ status: "awaiting_payment", count: 1 }],
      to_do: [
        {
          what: "pay",
          urgency: "now",
          text: "Pay GH₵210.00: Driver's licence renewal",
          service: ids.service,
          kind: "drivers-renewal",
          type: "DLR",
          due_on: "2026-12-05",
          amount: "210.00",
          appointment: null,
        },
      ],
      applications: [exampleSummary],
      is_licensed: true,
    },
  },
  listServiceCosts: {
    summary: "List what services cost in all",
    query: { kind: "drivers-renewal", tier: "standard" },
    answer: pageOf({
      kind: "drivers-renewal",
      code: "DLR",
      title: "Driver's licence renewal",
      tier: "standard",
      lines: exampleLines,
      total: "210.00",
      currency: "GHS" as const,
    }),
  },
  listCostItems: {
    summary: "List the price list",
    query: { kind: "drivers-renewal" },
    answer: pageOf({
      kind: "drivers-renewal",
      item: "application" as const,
      title: "Application",
      price: "180.00",
      currency: "GHS" as const,
      due: "on_sending" as const,
    }),
  },
  chooseCategory: {
    summary: "Choose the class of a learner's licence",
    params: service,
    body: { license_class: "B", gearbox: "manual" },
    answer: { ...exampleService, kind: "learners-license", type: "LLAS", title: "Learner's licence", status: "draft" },
  },
  verifySchool: {
    summary: "Verify the driving school of a learner",
    description: "Looks the trainee up in the school's records.",
    params: service,
    body: { school_code: "GA-014", trainee_number: "T-2026-0311" },
    answer: {
      is_verified: true,
      message: "Ridge Driving School has confirmed that you are enrolled.",
      school: { code: "GA-014", name: "Ridge Driving School" },
      hours: 34,
      required_hours: 48,
      is_complete: false,
    },
  },
  getApplication: {
    summary: "Read an application of any kind",
    params: service,
    answer: exampleService,
  },
  openService: {
    summary: "Say why you open another branch's application",
    description: "The reason is kept in the audit log. It opens the application to you for twelve hours.",
    params: service,
    body: { reason: "The applicant is at our counter and asks where the card is." },
  },
  moveService: {
    summary: "Move an application on",
    description:
      "Any action that the application's `actions` lists for the caller: sending it in, cancelling, reviewing, handing over.",
    params: service,
    body: { action: "cancel" },
    answer: { ...exampleService, status: "cancelled", is_cancelled: true, actions: [] },
  },
  recordPracticalTest: {
    summary: "Record a practical test",
    params: service,
    body: { tested_on: "2026-11-20", is_passed: true, score: 82 },
    answer: {
      ...exampleService,
      kind: "license-application",
      type: "LAS",
      title: "Driver's licence",
      status: "testing",
    },
  },
  recordStep: {
    summary: "Record a step of an application",
    params: service,
    body: { step: "record_check", state: "done" },
    answer: { ...exampleService, status: "in_review" },
  },
  listOfficeQueue: {
    summary: "List the office's queue",
    description: "Oldest first. With `to_do=true` only those on which the office has to act now.",
    query: { to_do: "true" },
    answer: pageOf({ ...exampleSummary, status: "paid" as const, next_step: "Start the review", amount_due: "0.00" }),
  },
};

export const deliveryExamples: ExamplesOf<typeof deliveries> = {
  createDeliveryLocation: {
    summary: "Give an address for home delivery",
    body: {
      service: ids.service,
      recipient: "Ama Mensah",
      phone_number: "+233241234567",
      digital_address: "GA-183-8164",
      street_name: "Ring Road",
      town: "Adabraka",
      city: "Accra",
      region: "Greater Accra",
      landmark: "Opposite the fire station",
    },
    answer: exampleDelivery,
  },
  updateDeliveryLocation: {
    summary: "Change the address for home delivery",
    params: { id: ids.delivery },
    body: { landmark: "Next to the fire station" },
    answer: { ...exampleDelivery, landmark: "Next to the fire station" },
  },
};

export const documentExamples: ExamplesOf<typeof documents> = {
  uploadDocument: {
    summary: "Upload a document",
    description:
      "PDF, JPEG or PNG by content, at most 5 MB. A document of one file replaces an earlier one until that is reviewed; one of several, such as both sides of a card, keeps each.",
    body: {
      service: ids.service,
      document: "current_card",
      file: {
        name: "card-front.jpg",
        type: "image/jpeg",
        size: 3,
        arrayBuffer: async () => new Uint8Array([255, 216, 255]).buffer,
      },
    },
    answer: exampleDocument,
  },
  getDocument: { summary: "Read about a document", params: { id: ids.document }, answer: exampleDocument },
  downloadDocument: { summary: "Download a document", params: { id: ids.document } },
  deleteDocument: {
    summary: "Delete a document",
    description: "Until it is reviewed.",
    params: { id: ids.document },
  },
};

export const invoiceExamples: ExamplesOf<typeof invoices & typeof reports> = {
  getInvoice: {
    summary: "Read an invoice",
    description: "Open to anybody with its id; the payer is masked.",
    params: { id: ids.invoice },
    answer: exampleInvoice,
  },
  generateInvoice: {
    summary: "Draw up the invoice of an application",
    description: "`id` is the application's. Asked for again, it gives the same invoice while that is unpaid.",
    params: service,
    answer: exampleInvoice,
  },
  confirmPayment: {
    summary: "Confirm a payment",
    description:
      "`id` is the application's. The payment is looked up at the provider; however often this is called, there is one payment and one receipt. While it is still pending, `status` says so: ask again later, never pay again.",
    params: service,
    body: { reference: "KWP-7F3A9C21" },
    answer: {
      ...examplePayment,
      status: "paid",
      message: "Paid. Thank you.",
      settled_at: "2026-11-21T09:06:10Z",
      receipt: "RCP-2026-000377",
    },
  },
  getRevenue: {
    summary: "Add up revenue",
    description: "The total is the sum of the receipts of the period.",
    body: { from: "2026-11-01", to: "2026-11-30", group_by: "kind" },
    answer: {
      from: "2026-11-01",
      to: "2026-11-30",
      total: "210.00",
      currency: "GHS",
      receipts: 1,
      groups: [{ key: "drivers-renewal", label: "Driver's licence renewal", total: "210.00", receipts: 1 }],
    },
  },
  startPayment: {
    summary: "Start paying an invoice",
    description: "With mobile money, the phone asks for approval; with a card, `checkout_url` is the page to pay on.",
    params: { id: ids.invoice },
    body: { channel: "mobile_money", network: "mtn", phone_number: "024 123 4567" },
    answer: examplePayment,
  },
  getPayment: { summary: "Read how a payment stands", params: { id: ids.payment }, answer: examplePayment },
  receivePaymentWebhook: {
    summary: "Receive what a payment provider reports",
    description: "Signed by the provider over the raw body. The same event any number of times counts once.",
    params: { provider: "paystack" },
    body: { event: "charge.success", data: { reference: "KWP-7F3A9C21" } },
  },
  getReceipt: {
    summary: "Read the receipt of an invoice",
    description: "`id` is the invoice's.",
    params: { id: ids.invoice },
    answer: exampleReceipt,
  },
  downloadReport: {
    summary: "Download a report as CSV",
    body: { what: "drivers-renewal", from: "2026-11-01", to: "2026-11-30" },
  },
};

const titleOf = (kind: string): string => (kinds[kind as Kind] as KindRow).title.toLowerCase();

/** The application of a kind that its examples show. */
const serviceLike = (kind: Kind) => ({
  ...exampleService,
  kind,
  type: kinds[kind].code,
  title: kinds[kind].title,
  details: exampleDetails[kind],
});

/** One example for each row of the table, keyed by the call's id. */
function kindExamples(): Record<string, Example> {
  const entries: [string, object][] = [];
  for (const [kind, call] of Object.entries(createService))
    entries.push([
      call.id,
      {
        summary: `File an application: ${titleOf(kind)}`,
        description: `${kinds[kind as Kind].summary} With \`submit\` it is checked whole and handed in; without, it is a draft.`,
        body: { submit: true, branch: ids.branch, tier: "standard", details: exampleDetails[kind as Kind] },
        answer: serviceLike(kind as Kind),
      },
    ]);
  for (const [kind, call] of Object.entries(getService))
    entries.push([
      call.id,
      { summary: `Read an application: ${titleOf(kind)}`, params: service, answer: serviceLike(kind as Kind) },
    ]);
  for (const [kind, call] of Object.entries(updateService))
    entries.push([
      call.id,
      {
        summary: `Change an application: ${titleOf(kind)}`,
        description: "While it is a draft, or when the office needs more.",
        params: service,
        body: { details: exampleDetails[kind as Kind] },
        answer: { ...serviceLike(kind as Kind), status: "draft", actions: ["edit", "submit", "cancel"] },
      },
    ]);
  for (const [kind, call] of Object.entries(reportService))
    entries.push([
      call.id,
      {
        summary: `Report on applications: ${titleOf(kind)}`,
        description: "Counts for a period; the groups add up to the total.",
        body: { from: "2026-11-01", to: "2026-11-30", group_by: "status" },
        answer: {
          kind,
          from: "2026-11-01",
          to: "2026-11-30",
          total: 3,
          by_status: [
            { status: "paid", count: 1 },
            { status: "completed", count: 2 },
          ],
          groups: [
            { key: "paid", label: "Paid", count: 1 },
            { key: "completed", label: "Completed", count: 2 },
          ],
        },
      },
    ]);
  return Object.fromEntries(entries) as Record<string, Example>;
}

export const perKindExamples = kindExamples();
