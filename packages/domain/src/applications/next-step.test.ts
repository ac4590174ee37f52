import { describe, expect, it } from "vitest";
import { steps as allSteps, type StepName } from "../kinds/steps.ts";
import { isWaiting, type NextStepFacts, nextStep, nextStepText, owedInvoice } from "./next-step.ts";
import { isOpen, type Status, statuses } from "./statuses.ts";

const today = "2026-11-21";
const step = (name: StepName, state: "open" | "done" | "failed" = "open", done_at: string | null = null) => ({
  step: name,
  during: allSteps[name].during,
  state,
  done_at,
});
type Invoice = { status: NextStepFacts["invoices"][number]["status"]; due: "on_sending" | "before_production" };
const invoice = (status: Invoice["status"], due: Invoice["due"] = "on_sending") => ({
  status,
  due,
  total_pesewas: 35_000,
});
const booked = (purpose: "eye_test" | "biometrics" | "practical_test", starts_at: string) => ({
  purpose,
  starts_at,
  status: "booked",
});
const application = (status: Status, more: Partial<NextStepFacts<ReturnType<typeof invoice>>> = {}) => ({
  status,
  steps: [],
  invoices: [],
  appointments: [],
  is_delivered: false,
  ...more,
});
const said = (status: Status, more: Parameters<typeof application>[1] = {}) => {
  const next = nextStep(application(status, more), today);
  return next && nextStepText(next);
};

describe("the next step of an application [R-RTE-01] [R-RTE-05]", () => {
  it.each<[string, Status, Parameters<typeof application>[1]]>([
    ["Finish your application", "draft", {}],
    ["We need more from you", "action_required", { invoices: [invoice("unpaid")] }],
    ["Pay GH₵350.00", "awaiting_payment", { invoices: [invoice("unpaid")] }],
    ["Pay GH₵350.00", "approved", { invoices: [invoice("paid"), invoice("unpaid", "before_production")] }],
    ["We are checking your payment", "awaiting_payment", { invoices: [invoice("pending")] }],
    ["Get a new invoice and pay it", "awaiting_payment", { invoices: [invoice("expired")] }],
    ["Get a new invoice and pay it", "awaiting_payment", { invoices: [invoice("refunded")] }],
    [
      "Get a new invoice and pay it",
      "ready",
      { invoices: [invoice("refunded"), invoice("paid", "before_production")] },
    ],
    ["Choose the class", "paid", { steps: [step("category"), step("school_verification")] }],
    ["Confirm your driving school", "paid", { steps: [step("school_verification"), step("eye_test")] }],
    ["Book your eye test", "paid", { steps: [step("record_check"), step("eye_test"), step("biometrics")] }],
    [
      "Book your photo and fingerprints",
      "in_review",
      { steps: [step("eye_test"), step("biometrics")], appointments: [booked("eye_test", "2026-11-21T08:00:00Z")] },
    ],
    [
      "Go to your eye test",
      "in_review",
      { steps: [step("eye_test")], appointments: [booked("eye_test", "2026-11-21T08:00:00Z")] },
    ],
    [
      "You missed your eye test: choose a new time",
      "in_review",
      { steps: [step("eye_test")], appointments: [booked("eye_test", "2026-11-20T08:00:00Z")] },
    ],
    [
      "Book your practical test",
      "testing",
      {
        steps: [step("practical_test", "failed", "2026-11-20T09:00:00Z")],
        appointments: [booked("practical_test", "2026-11-20T08:00:00Z")],
      },
    ],
    ["Take the road sign test", "testing", { steps: [step("theory_road_sign"), step("theory_road_traffic")] }],
    [
      "Take the road traffic test",
      "testing",
      { steps: [step("theory_road_sign", "failed", "2026-11-20T10:00:00Z"), step("theory_road_traffic")] },
    ],
    [
      "You can take the road sign test again from December 04, 2026",
      "testing",
      { steps: [step("theory_road_sign", "failed", "2026-11-20T10:00:00Z")] },
    ],
    ["Take the road sign test", "testing", { steps: [step("theory_road_sign", "failed", "2026-11-07T10:00:00Z")] }],
    ["Collect your card", "ready", { steps: [step("handover")] }],
    ["Your card is on its way to you", "ready", { is_delivered: true }],
  ])("is: %s (%s)", (words, status, more) => {
    expect(said(status, more)).toBe(words);
  });

  it("is nobody's business once an application has ended, and not the applicant's while the office works", () => {
    for (const status of statuses.filter((each) => !isOpen(each)))
      expect(said(status, { invoices: [invoice("unpaid")], steps: [step("eye_test")] })).toBeUndefined();
    expect(said("in_review", { steps: [step("record_check")] })).toBeUndefined();
    expect(said("producing", { steps: [step("production")] })).toBeUndefined();
  });

  it("only informs where there is nothing to do", () => {
    const waits = (next: ReturnType<typeof nextStep>) => next && isWaiting(next);
    expect(waits(nextStep(application("awaiting_payment", { invoices: [invoice("pending")] }), today))).toBe(true);
    expect(waits(nextStep(application("awaiting_payment", { invoices: [invoice("refunded")] }), today))).toBe(false);
  });
});

describe("the invoice that is owed", () => {
  it("is none that was paid, cancelled, or followed by one that was paid", () => {
    expect(owedInvoice({ status: "paid", invoices: [invoice("refunded"), invoice("paid")] })).toBeUndefined();
    expect(owedInvoice({ status: "awaiting_payment", invoices: [invoice("cancelled")] })).toBeUndefined();
    expect(owedInvoice({ status: "draft", invoices: [invoice("refunded")] })).toBeUndefined();
    expect(owedInvoice({ status: "cancelled", invoices: [invoice("refunded")] })).toBeUndefined();
  });
});
