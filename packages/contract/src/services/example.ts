import type * as z from "zod/mini";
import type { ExamplesOf } from "../example.ts";
import { ids, pageOf } from "../example-ids.ts";
import { exampleLines } from "../example-lines.ts";
import type * as services from "./calls.ts";
import type { Service } from "./models.ts";
import type { serviceSummary } from "./shapes.ts";

const exampleSummary: z.output<typeof serviceSummary> = {
  id: ids.service,
  number: "KW-2Q7H-M5XK-9",
  kind: "drivers-renewal",
  type: "DLR",
  title: "Driver's licence renewal",
  status: "awaiting_payment",
  is_completed: false,
  is_cancelled: false,
  driver: ids.driver,
  driver_name: "Ama Serwaa Mensah",
  branch: ids.branch,
  created_at: "2026-11-21T08:40:00Z",
  updated_at: "2026-11-21T09:00:00Z",
  submitted_at: "2026-11-21T09:00:00Z",
  version: 1,
  next_step: "Pay GH₵210.00",
  amount_due: "210.00",
  currency: "GHS",
};

const { next_step: _, amount_due: __, currency: ___, ...common } = exampleSummary;

export const exampleService: Service = {
  ...common,
  tier: "standard",
  details: {},
  documents: [],
  steps: [
    {
      step: "record_check",
      title: "Record checked",
      during: "in_review",
      by: "officer",
      state: "open",
      done_at: null,
      running_until: null,
      note: null,
    },
  ],
  practical_tests: [],
  retest: null,
  actions: ["reopen", "cancel"],
  held_back: [],
  impossible: null,
  decision: null,
  identity_verified: true,
  invoices: [
    {
      id: ids.invoice,
      number: "INV-2026-000481",
      status: "unpaid",
      due: "on_sending",
      attempt: null,
      total: "210.00",
      currency: "GHS",
      due_at: "2026-12-05T09:00:00Z",
    },
  ],
  amount_paid: "0.00",
  settlement: null,
  withdrawal: null,
  delivery_location: null,
  reason: null,
  changes: [],
  decided_classes: null,
  history: [
    {
      at: "2026-11-21T09:00:00Z",
      action: "submit",
      from: "draft",
      to: "awaiting_payment",
      by: "applicant",
      name: null,
      reason: null,
    },
  ],
  completed_at: null,
};

export const serviceExamples: ExamplesOf<typeof services> = {
  listServices: {
    params: { id: ids.driver },
    query: { open: "true" },
    answer: pageOf(exampleSummary),
  },
  getServiceOverview: {
    answer: {
      open: 1,
      action_needed: 1,
      completed: 2,
      by_status: [{ status: "awaiting_payment", count: 1 }],
      to_do: [
        {
          action: "pay",
          urgency: "now",
          text: "Pay GH₵210.00: Driver's licence renewal",
          reason: null,
          service: ids.service,
          step: null,
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
    query: { kind: "drivers-renewal" },
    answer: pageOf({
      kind: "drivers-renewal",
      item: "application" as const,
      title: "Application",
      price: "210.00",
      currency: "GHS" as const,
      due: "on_sending" as const,
    }),
  },
  chooseCategory: {
    params: { id: ids.service },
    body: { license_class: "B", gearbox: "manual" },
    answer: { ...exampleService, kind: "learners-license", type: "LLAS", title: "Learner's licence", status: "draft" },
  },
  verifySchool: {
    params: { id: ids.service },
    body: { school_code: "GA-014", trainee_number: "T-2026-0311" },
    answer: {
      is_verified: true,
      message: "Ridge Driving School has confirmed that you are enrolled.",
      field: null,
      school: { code: "GA-014", name: "Ridge Driving School" },
      hours: 34,
      required_hours: 48,
      is_complete: false,
    },
  },
  getApplication: {
    params: { id: ids.service },
    answer: exampleService,
  },
  moveService: {
    params: { id: ids.service },
    body: { action: "cancel" },
    answer: { ...exampleService, status: "cancelled", is_cancelled: true, actions: [] },
  },
  openService: {
    params: { id: ids.service },
    body: { reason: "The applicant is at our counter and asks where the card is." },
  },
  recordPracticalTest: {
    params: { id: ids.service },
    body: {
      tested_on: "2026-11-20",
      is_passed: true,
      score: 82,
      reason: "The applicant took the place of somebody who did not come.",
    },
    answer: {
      ...exampleService,
      practical_tests: [
        {
          attempt: 1,
          tested_on: "2026-11-20",
          is_passed: true,
          score: 82,
          has_dangerous_fault: false,
          has_appointment: false,
          reason: "The applicant took the place of somebody who did not come.",
          note: null,
        },
      ],
      kind: "license-application",
      type: "LAS",
      title: "Driver's licence",
      status: "testing",
    },
  },
  recordStep: {
    params: { id: ids.service },
    body: { step: "record_check", state: "done" },
    answer: { ...exampleService, status: "in_review" },
  },
  listOfficeQueue: {
    query: { to_do: "true" },
    answer: pageOf({ ...exampleSummary, status: "paid" as const, next_step: "Start the review", amount_due: "0.00" }),
  },
};
