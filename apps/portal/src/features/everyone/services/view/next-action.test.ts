import { kinds } from "@kwan/domain/kinds";
import { expect, test } from "vitest";
import type { Application, Appointment } from "../queries.ts";
import { type ActionContext, isPast, nextAction } from "./next-action.ts";
import { timelineOf } from "./timeline.ts";

const base: Application = {
  id: "srv_1",
  number: "KW-2026-0000017",
  kind: "learners-license",
  type: "LLAS",
  title: "Learner's licence",
  status: "in_review",
  is_completed: false,
  is_cancelled: false,
  driver: "drv_1",
  driver_name: "Ama Mensah",
  branch: "brn_1",
  created_at: "2026-11-01T09:00:00Z",
  updated_at: "2026-11-02T09:00:00Z",
  submitted_at: "2026-11-02T09:00:00Z",
  version: 1,
  tier: "standard",
  details: {},
  documents: [],
  steps: [],
  actions: [],
  practical_tests: [],
  retest: null,
  held_back: [],
  impossible: null,
  decision: null,
  identity_verified: true,
  invoices: [],
  amount_paid: "0.00",
  settlement: null,
  withdrawal: null,
  delivery_location: null,
  reason: null,
  changes: [],
  decided_classes: null,
  history: [],
  completed_at: null,
};

type Step = Application["steps"][number];
const step = (name: Step["step"], during: Step["during"], state: Step["state"] = "open"): Step => ({
  step: name,
  title: name === "theory_road_sign" ? "Road sign test" : name,
  during,
  by: "officer",
  state,
  done_at: null,
  running_until: null,
  note: null,
});
const invoice = (
  status: Application["invoices"][number]["status"],
  due: Application["invoices"][number]["due"] = "on_sending",
): Application["invoices"][number] => ({
  due,
  id: "inv_1",
  number: "INV-2026-000001",
  attempt: due === "retest" ? 2 : null,
  status,
  total: "200.00",
  currency: "GHS",
  due_at: "2026-12-05T09:00:00Z",
});

const context: ActionContext = {
  row: kinds["learners-license"],
  appointments: [],
  today: "2026-11-21",
  branch: { name: "Weija", city: "Accra", opening_hours: "Monday to Friday, 8:00 to 17:00" },
};

const eyeTest = (starts_at: string): Appointment => ({
  id: "apt_1",
  service: "srv_1",
  branch: "brn_1",
  driver_name: "Ama Serwaa Mensah",
  branch_name: "Weija",
  support_needed: null,
  purpose: "eye_test",
  slot: "slt_1",
  starts_at,
  ends_at: starts_at,
  status: "booked",
});

const cases: readonly [
  string,
  Partial<Application>,
  Partial<ActionContext>,
  heading: string,
  href: string | undefined,
][] = [
  ["a draft", { status: "draft" }, {}, "Finish your application", "/services/add?kind=learners-license&draft=srv_1"],
  [
    "a request for more information",
    { status: "action_required", reason: "Blurred" },
    {},
    "We need more information from you",
    "/services/add?kind=learners-license&draft=srv_1",
  ],
  [
    "unpaid",
    { status: "awaiting_payment", invoices: [invoice("unpaid")] },
    {},
    "Pay GH₵200.00",
    "/services/view/srv_1/LLAS/pay",
  ],
  [
    "an expired invoice",
    { status: "awaiting_payment", invoices: [invoice("expired")] },
    {},
    "Get a new invoice and pay it",
    "/services/view/srv_1/LLAS/pay",
  ],
  [
    "an expired second invoice",
    { status: "approved", invoices: [invoice("paid"), invoice("expired", "before_production")] },
    {},
    "Get a new invoice and pay it",
    "/services/view/srv_1/LLAS/pay",
  ],
  [
    "[R-ADD-04] a refunded invoice",
    { status: "awaiting_payment", invoices: [invoice("refunded")] },
    {},
    "Get a new invoice and pay it",
    "/services/view/srv_1/LLAS/pay",
  ],
  [
    "a theory test that was failed yesterday",
    {
      status: "testing",
      steps: [{ ...step("theory_road_sign", "testing", "failed"), done_at: "2026-11-20T10:00:00Z" }],
    },
    {},
    "You can take the road sign test again from December 04, 2026",
    "/tests/practice",
  ],
  [
    "[R-AUT-22] a practical test that was failed",
    {
      status: "testing",
      steps: [step("practical_test", "testing", "failed")],
      invoices: [invoice("paid"), invoice("unpaid", "retest")],
    },
    {},
    "Pay GH₵200.00",
    "/services/view/srv_1/LLAS/pay",
  ],
  [
    "a payment in progress",
    { status: "awaiting_payment", invoices: [invoice("pending")] },
    {},
    "We are checking your payment",
    "/services/view/srv_1/LLAS/pay",
  ],
  [
    "approved, with its second invoice unpaid",
    { status: "approved", invoices: [invoice("paid"), invoice("unpaid", "before_production")] },
    {},
    "Pay GH₵200.00",
    "/services/view/srv_1/LLAS/pay",
  ],
  [
    "an open theory test",
    { status: "testing", steps: [step("theory_road_sign", "testing")] },
    {},
    "Take the road sign test",
    "/services/view/srv_1/LLAS/test/road_sign",
  ],
  [
    "tests in the future",
    { steps: [step("theory_road_sign", "testing")] },
    {},
    "You do not need to do anything",
    undefined,
  ],
  [
    "an unconfirmed driving school",
    { steps: [step("school_verification", "in_review"), step("eye_test", "in_review")] },
    {},
    "Confirm your driving school",
    "#school",
  ],
  ["no class chosen yet", { steps: [step("category", "in_review")] }, {}, "Choose the class", "#school"],
  [
    "an appointment to book",
    { status: "paid", steps: [step("eye_test", "in_review")] },
    {},
    "Book your eye test",
    "#book",
  ],
  [
    "a booked appointment",
    { steps: [step("eye_test", "in_review")] },
    { appointments: [eyeTest("2026-12-01T09:00:00Z")] },
    "Go to your eye test",
    "#appointments",
  ],
  [
    "two steps with appointments, one of them booked",
    { steps: [step("eye_test", "in_review"), step("biometrics", "in_review")] },
    { appointments: [eyeTest("2026-12-01T09:00:00Z")] },
    "Book an appointment for your photo and fingerprints",
    "#book",
  ],
  [
    "an appointment today",
    { steps: [step("eye_test", "in_review")] },
    { appointments: [eyeTest("2026-11-21T08:00:00Z")] },
    "Go to your eye test",
    "#appointments",
  ],
  [
    "a missed appointment",
    { steps: [step("eye_test", "in_review")] },
    { appointments: [eyeTest("2026-11-20T09:00:00Z")] },
    "You missed your eye test. Choose a new time",
    "#book",
  ],
  [
    "a failed eye test",
    { steps: [step("eye_test", "in_review", "failed")] },
    { appointments: [eyeTest("2026-11-20T09:00:00Z")] },
    "Book your eye test",
    "#book",
  ],
  [
    "appointments that could not be loaded",
    { steps: [step("eye_test", "in_review")] },
    { appointments: "unseen" },
    "We could not check whether you have an appointment",
    undefined,
  ],
  [
    "appointments that are loading and none to book",
    {},
    { appointments: "coming" },
    "You do not need to do anything",
    undefined,
  ],
  [
    "a completed eye test",
    { steps: [step("eye_test", "in_review", "done")] },
    {},
    "You do not need to do anything",
    undefined,
  ],
  ["a card ready at the branch", { status: "ready" }, {}, "Collect your card", undefined],
  ["completed", { status: "completed", completed_at: "2026-11-20T09:00:00Z" }, {}, "Completed", undefined],
  ["refused", { status: "rejected", reason: "Not genuine" }, {}, "Rejected", undefined],
  ["cancelled", { status: "cancelled", invoices: [invoice("unpaid")] }, {}, "Cancelled", undefined],
];

test.each(cases)("[R-RTE-06] with %s there is one thing to do next", (_, changes, more, heading, href) => {
  const next = nextAction({ ...base, ...changes }, { ...context, ...more });
  expect(next).toMatchObject({ heading, ...(href && { link: { href } }) });
  expect("link" in Object(next)).toBe(href !== undefined);
});

test("[R-ADD-06] an appointment is past from the day after it", () => {
  const appointment = eyeTest("2026-11-21T08:00:00Z");
  expect([isPast(appointment, "2026-11-21"), isPast(appointment, "2026-11-22")]).toEqual([false, true]);
});

test("[R-RTE-06] [R-ADD-06] before the appointments have loaded, nothing is said about an appointment", () => {
  const application = { ...base, steps: [step("eye_test", "in_review")] };
  expect(nextAction(application, { ...context, appointments: "coming" })).toBe("coming");
});

test("[R-RTE-06] the timeline of a draft shows the steps that its kind will have", () => {
  const names = timelineOf({ ...base, status: "draft", submitted_at: null }, kinds["learners-license"], "2026-11-21");
  expect(names.map(({ name, state }) => `${name}: ${state}`)).toEqual([
    "Application submitted: current",
    "Class chosen: to-come",
    "Driving school confirmed: to-come",
    "Eye test: to-come",
    "Photo and fingerprints: to-come",
    "Road sign test: to-come",
    "Road traffic test: to-come",
    "Completed: to-come",
  ]);
});

test("[R-RTE-06] the timeline shows earlier steps as done, but not a refunded payment", () => {
  const ready: Application = {
    ...base,
    status: "ready",
    steps: [step("record_check", "in_review", "done"), step("production", "producing"), step("handover", "ready")],
    invoices: [invoice("refunded")],
    history: [
      {
        at: "2026-11-10T09:00:00Z",
        action: "pay",
        from: "awaiting_payment",
        to: "paid",
        by: "system",
        name: null,
        reason: null,
      },
    ],
  };
  expect(
    timelineOf(ready, kinds["drivers-renewal"], "2026-11-21").map(({ name, state }) => `${name}: ${state}`),
  ).toEqual([
    "Application submitted: done",
    "Paid: to-come",
    "record_check: done",
    "production: done",
    "handover: current",
    "Completed: to-come",
  ]);
});

test("[R-RTE-06] the timeline of a rejected application ends with the rejection, and shows no later steps", () => {
  const at = "2026-11-10T09:00:00Z";
  const refused: Application = {
    ...base,
    status: "rejected",
    steps: [step("eye_test", "in_review", "done"), step("biometrics", "in_review")],
    history: [
      { at, action: "reject", from: "in_review", to: "rejected", by: "officer", name: null, reason: "Not genuine" },
    ],
  };
  expect(timelineOf(refused, kinds["learners-license"], "2026-11-21").map(({ name }) => name)).toEqual([
    "Application submitted",
    "eye_test",
    "Rejected",
  ]);
});
