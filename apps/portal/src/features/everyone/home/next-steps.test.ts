import { describe, expect, it } from "vitest";
import { nextStepOf } from "./next-steps.ts";

const today = "2026-11-21";
type ToDo = Parameters<typeof nextStepOf>[0];

const toDo = (action: ToDo["action"], overrides: Partial<ToDo> = {}): ToDo => ({
  action,
  urgency: "now",
  text: `${action}: Learner's licence`,
  reason: null,
  service: "svc_1",
  step: null,
  kind: "learners-license",
  type: "LLAS",
  due_on: null,
  amount: null,
  appointment: null,
  ...overrides,
});

const cases: readonly [name: string, toDo: ToDo, expected: object][] = [
  ["a step of no application leads to all services", toDo("book", { service: null }), { href: "/services" }],
  [
    "an unfinished draft continues where it was left",
    toDo("finish_draft"),
    {
      href: "/services/add?kind=learners-license&draft=svc_1",
      details: ["You will pay when you submit your application", "About 10 minutes"],
    },
  ],
  [
    "[R-RTE-01] an unfinished draft of a free kind says nothing about payment",
    toDo("finish_draft", { kind: "old-drivers-license-replacement" }),
    { details: ["Free", "About 10 minutes"] },
  ],
  [
    "[R-ADD-04] an invoice whose payment is being checked need not be paid now",
    toDo("check_payment", { text: "We are checking your payment: Learner's licence" }),
    {
      title: "We are checking your payment: Learner's licence",
      link: "View payment",
      href: "/services/view/svc_1/LLAS/pay",
      details: ["Do not pay again", "We will tell you when the payment is confirmed"],
    },
  ],
  [
    "[R-ADD-04] a refunded invoice leads to a new one",
    toDo("renew_invoice"),
    { link: "Get a new invoice", href: "/services/view/svc_1/LLAS/pay" },
  ],
  [
    "an unpaid invoice shows its due date",
    toDo("pay", { amount: "420.00", due_on: "2026-11-28" }),
    {
      link: "Pay now",
      href: "/services/view/svc_1/LLAS/pay",
      details: ["About 3 minutes", "By November 28, 2026"],
    },
  ],
  [
    "an overdue invoice says so",
    toDo("pay", { amount: "420.00", due_on: "2026-11-20" }),
    { details: ["About 3 minutes", "Was due on November 20, 2026"] },
  ],
  [
    "a request for more information links to the form",
    toDo("reply"),
    { link: "Reply", urgency: "now", href: "/services/add?kind=learners-license&draft=svc_1" },
  ],
  [
    "a test to take",
    toDo("take_test", { step: "theory_road_sign" }),
    { link: "Go to the test", href: "/services/view/svc_1/LLAS/test/road_sign" },
  ],
  [
    "a test that can only be taken again later needs no action now",
    toDo("retake_later"),
    { link: "Practise for the test", href: "/tests/practice" },
  ],
  [
    "lessons to confirm, which belong to no application",
    toDo("confirm_lessons", { service: null, kind: null }),
    { link: "See your lessons", href: "/training" },
  ],
  [
    "lessons to sign, for an instructor",
    toDo("sign_lessons", { service: null, kind: null }),
    { link: "See the lessons you gave", href: "/teaching" },
  ],
  [
    "a school that named the person as an instructor",
    toDo("confirm_teaching", { service: null, kind: null }),
    { link: "Confirm or refuse", href: "/teaching" },
  ],
  [
    "a test that is running leads back to it",
    toDo("continue_test", { step: "theory_road_sign" }),
    { link: "Continue the test", href: "/services/view/svc_1/LLAS/test/road_sign", details: ["The clock is running"] },
  ],
  [
    "lessons to take",
    toDo("train", { service: null, kind: "license-application", reason: "12 of 48 hours" }),
    { link: "See your lessons", href: "/training", details: ["12 of 48 hours"] },
  ],
  [
    "the first driver's licence, with its price",
    toDo("apply", { service: null, kind: "license-application", amount: "420.00" }),
    { href: "/services/add?kind=license-application", details: ["GH₵420.00", "About 10 minutes to apply"] },
  ],
  [
    "an ID to add",
    toDo("identify", { service: null, kind: "drivers-renewal" }),
    { link: "Add your ID", href: "/profile/edit?part=identification", details: [] },
  ],
  [
    "an identity to confirm after a claim",
    toDo("confirm_identity", { service: null, kind: "drivers-renewal" }),
    { link: "Find a branch", href: "/branches", details: [] },
  ],
  ["a card to collect", toDo("collect"), { details: ["Bring your Ghana Card"] }],
  ["an appointment to book", toDo("book"), { link: "Choose a day", href: "/services/view/svc_1/LLAS#book" }],
  [
    "a booked appointment shows its time and place",
    toDo("attend", {
      due_on: "2026-11-25",
      appointment: { starts_at: "2026-11-25T09:30:00Z", branch_name: "Accra, 37 Station" },
    }),
    {
      details: ["November 25, 2026, 09:30 · Accra, 37 Station", "Bring your Ghana Card"],
    },
  ],
  [
    "a renewal shows its cost and its due date",
    toDo("renew", { service: null, kind: "drivers-renewal", due_on: "2026-12-21", amount: "120.00" }),
    {
      href: "/services/add?kind=drivers-renewal",
      details: ["GH₵120.00", "About 10 minutes to apply", "By December 21, 2026"],
    },
  ],
];

describe("what to do next [R-RTE-01]", () => {
  it.each(cases)("%s", (_, item, expected) => {
    expect(nextStepOf(item, today)).toMatchObject(expected);
  });

  it("gets its text and its urgency from the server", () => {
    expect(nextStepOf(toDo("attend", { urgency: "soon", text: "Go to your eye test" }), today)).toMatchObject({
      urgency: "soon",
      title: "Go to your eye test",
    });
  });
});
