import { kinds } from "@kwan/domain/kinds";
import { expect, test } from "vitest";
import type { Application, Appointment } from "../queries.ts";
import { type Known, nextAction } from "./next-action.ts";
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
  tier: "standard",
  details: {},
  documents: [],
  steps: [],
  actions: [],
  invoices: [],
  delivery_location: null,
  reason: null,
  changes: [],
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
  note: null,
});
const invoice = (status: Application["invoices"][number]["status"]): Application["invoices"][number] => ({
  id: "inv_1",
  number: "INV-2026-000001",
  status,
  total: "200.00",
  currency: "GHS",
  due_at: "2026-12-05T09:00:00Z",
});

const known: Known = { row: kinds["learners-license"], appointments: [], today: "2026-11-21", branch: "Weija" };

const eyeTest = (starts_at: string): Appointment => ({
  id: "apt_1",
  service: "srv_1",
  branch: "brn_1",
  branch_name: "Weija",
  purpose: "eye_test",
  slot: "slt_1",
  starts_at,
  ends_at: starts_at,
  status: "booked",
});

const cases: readonly [string, Partial<Application>, Partial<Known>, heading: string, href: string | undefined][] = [
  ["a draft", { status: "draft" }, {}, "Finish your application", "/services/add?kind=learners-license&draft=srv_1"],
  [
    "more asked for",
    { status: "action_required", reason: "Blurred" },
    {},
    "The office asks for more",
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
    "an invoice that ran out",
    { status: "awaiting_payment", invoices: [invoice("expired")] },
    {},
    "Your invoice has run out",
    "/services/view/srv_1/LLAS/pay",
  ],
  [
    "the invoice of the card that ran out",
    { status: "approved", invoices: [invoice("paid"), invoice("expired")] },
    {},
    "Your invoice has run out",
    "/services/view/srv_1/LLAS/pay",
  ],
  [
    "a payment under way",
    { status: "awaiting_payment", invoices: [invoice("pending")] },
    {},
    "Your payment is being checked",
    "/services/view/srv_1/LLAS/pay",
  ],
  [
    "approved, with its second invoice unpaid",
    { status: "approved", invoices: [invoice("paid"), invoice("unpaid")] },
    {},
    "Pay GH₵200.00",
    "/services/view/srv_1/LLAS/pay",
  ],
  [
    "a theory test open",
    { status: "testing", steps: [step("theory_road_sign", "testing")] },
    {},
    "Take the road sign test",
    "/services/view/srv_1/LLAS/test/road_sign",
  ],
  ["tests to come", { steps: [step("theory_road_sign", "testing")] }, {}, "Nothing to do now", undefined],
  [
    "the school to be confirmed",
    { steps: [step("school_verification", "in_review"), step("eye_test", "in_review")] },
    {},
    "Have your driving school confirmed",
    "#school",
  ],
  ["the class to be chosen", { steps: [step("category", "in_review")] }, {}, "Choose the class", "#school"],
  [
    "a visit to book",
    { status: "paid", steps: [step("eye_test", "in_review")] },
    {},
    "Book a time: eye test",
    "#visits",
  ],
  [
    "a visit that is booked",
    { steps: [step("eye_test", "in_review")] },
    { appointments: [eyeTest("2026-12-01T09:00:00Z")] },
    "Come to your appointment",
    "#visits",
  ],
  [
    "two visits of which one is booked",
    { steps: [step("eye_test", "in_review"), step("biometrics", "in_review")] },
    { appointments: [eyeTest("2026-12-01T09:00:00Z")] },
    "Book a time: photo and fingerprints",
    "#visits",
  ],
  [
    "a visit of today",
    { steps: [step("eye_test", "in_review")] },
    { appointments: [eyeTest("2026-11-21T08:00:00Z")] },
    "Come to your appointment",
    "#visits",
  ],
  [
    "a visit whose day is past",
    { steps: [step("eye_test", "in_review")] },
    { appointments: [eyeTest("2026-11-20T09:00:00Z")] },
    "You missed your eye test: choose another time",
    "#visits",
  ],
  [
    "a visit that was failed",
    { steps: [step("eye_test", "in_review", "failed")] },
    { appointments: [eyeTest("2026-11-20T09:00:00Z")] },
    "Book a time: eye test",
    "#visits",
  ],
  [
    "appointments that could not be loaded",
    { steps: [step("eye_test", "in_review")] },
    { appointments: "unseen" },
    "We could not see whether a visit is booked",
    undefined,
  ],
  ["appointments on their way and no visit to make", {}, { appointments: "coming" }, "Nothing to do now", undefined],
  ["a visit that was", { steps: [step("eye_test", "in_review", "done")] }, {}, "Nothing to do now", undefined],
  ["the card at the branch", { status: "ready" }, {}, "Collect your card", undefined],
  ["completed", { status: "completed", completed_at: "2026-11-20T09:00:00Z" }, {}, "Completed", undefined],
  ["refused", { status: "rejected", reason: "Not genuine" }, {}, "Refused", undefined],
  ["cancelled", { status: "cancelled", invoices: [invoice("unpaid")] }, {}, "Cancelled", undefined],
];

test.each(cases)("[R-RTE-06] with %s there is one thing to do next", (_, changes, more, heading, href) => {
  const next = nextAction({ ...base, ...changes }, { ...known, ...more });
  expect(next).toMatchObject({ heading, ...(href && { link: { href } }) });
  expect("link" in Object(next)).toBe(href !== undefined);
});

test("[R-RTE-06] [R-ADD-06] before the appointments are known, nothing is said of a visit", () => {
  const application = { ...base, steps: [step("eye_test", "in_review")] };
  expect(nextAction(application, { ...known, appointments: "coming" })).toBe("coming");
});

test("[R-RTE-06] the timeline of a draft shows the steps that its kind will have", () => {
  const names = timelineOf({ ...base, status: "draft", submitted_at: null }, kinds["learners-license"], "2026-11-21");
  expect(names.map(({ name, state }) => `${name}: ${state}`)).toEqual([
    "Application sent: current",
    "Choose the class: to-come",
    "Driving school confirmed: to-come",
    "Eye test: to-come",
    "Photo and fingerprints: to-come",
    "Road sign test: to-come",
    "Road traffic test: to-come",
    "Completed: to-come",
  ]);
});

test("[R-RTE-06] the timeline of a refused application ends with its refusal, and shows nothing that will not come", () => {
  const at = "2026-11-10T09:00:00Z";
  const refused: Application = {
    ...base,
    status: "rejected",
    steps: [step("eye_test", "in_review", "done"), step("biometrics", "in_review")],
    history: [{ at, action: "reject", from: "in_review", to: "rejected", by: "officer", reason: "Not genuine" }],
  };
  expect(timelineOf(refused, kinds["learners-license"], "2026-11-21").map(({ name }) => name)).toEqual([
    "Application sent",
    "eye_test",
    "Refused",
  ]);
});
