import { describe, expect, it } from "vitest";
import { type Known, nextSteps } from "./next-steps.ts";

const today = "2026-11-21";
type ToDo = NonNullable<Known["overview"]>["to_do"][number];

const toDo = (what: ToDo["what"], given: Partial<ToDo> = {}): ToDo => ({
  what,
  text: `${what}: Learner's licence`,
  service: "svc_1",
  kind: "learners-license",
  type: "LLAS",
  due_on: null,
  amount: null,
  appointment: null,
  ...given,
});

const noPapers = { learners_license: null, international_permit: null, hazard_permit: null };
const learners = (expires_on: string) => ({
  ...noPapers,
  learners_license: { number: "LL/2026/1", classes: ["B" as const], issued_on: "2026-06-01", expires_on },
});

const cases: readonly [name: string, known: Known, expected: object | undefined][] = [
  ["nothing known", {}, undefined],
  [
    "an unfinished draft is gone on with where it was left",
    { overview: { to_do: [toDo("finish_draft")] } },
    {
      urgency: "now",
      href: "/services/add?kind=learners-license&draft=svc_1",
      details: ["You pay when you submit it", "About 10 minutes"],
    },
  ],
  [
    "[R-RTE-01] an unfinished draft of a free kind is not said to be paid for",
    { overview: { to_do: [toDo("finish_draft", { kind: "old-drivers-license-replacement" })] } },
    { details: ["Free", "About 10 minutes"] },
  ],
  [
    "[R-ADD-04] an invoice whose payment is being checked is not asked for, and can wait",
    { overview: { to_do: [toDo("see_payment", { text: "We are checking your payment: Learner's licence" })] } },
    {
      urgency: "soon",
      title: "We are checking your payment: Learner's licence",
      action: "View payment",
      href: "/services/view/svc_1/LLAS/pay",
      details: ["Do not pay again", "We will tell you when it is confirmed"],
    },
  ],
  [
    "[R-ADD-04] a refunded invoice leads to a new one",
    { overview: { to_do: [toDo("renew_invoice")] } },
    { urgency: "now", action: "Get a new invoice", href: "/services/view/svc_1/LLAS/pay" },
  ],
  [
    "an unpaid invoice says its last day",
    { overview: { to_do: [toDo("pay", { amount: "420.00", due_on: "2026-11-28" })] } },
    {
      urgency: "now",
      action: "Pay now",
      href: "/services/view/svc_1/LLAS/pay",
      details: ["About 3 minutes", "By November 28, 2026"],
    },
  ],
  [
    "an invoice whose day is past says so",
    { overview: { to_do: [toDo("pay", { amount: "420.00", due_on: "2026-11-20" })] } },
    { details: ["About 3 minutes", "Was due on November 20, 2026"] },
  ],
  [
    "a request for more leads to the form",
    { overview: { to_do: [toDo("answer")] } },
    { action: "Reply", urgency: "now", href: "/services/add?kind=learners-license&draft=svc_1" },
  ],
  ["a test to take", { overview: { to_do: [toDo("take_test")] } }, { action: "Go to the test", urgency: "now" }],
  [
    "a test that can be taken again later is nothing to do now",
    { overview: { to_do: [toDo("retake_later")] } },
    { action: "Practise for it", urgency: "soon", href: "/tests/practice" },
  ],
  ["a card to collect", { overview: { to_do: [toDo("collect")] } }, { details: ["Bring your Ghana Card"] }],
  [
    "an appointment to book",
    { overview: { to_do: [toDo("book")] } },
    { urgency: "now", action: "Choose a day", href: "/services/view/svc_1/LLAS" },
  ],
  [
    "an appointment that is booked says when and where",
    {
      overview: {
        to_do: [
          toDo("attend", {
            due_on: "2026-11-25",
            appointment: { starts_at: "2026-11-25T09:30:00Z", branch_name: "Accra, 37 Station" },
          }),
        ],
      },
    },
    {
      urgency: "soon",
      details: ["November 25, 2026, 09:30 · Accra, 37 Station", "Bring your Ghana Card"],
    },
  ],
  [
    "a licence to renew can wait until its day",
    { overview: { to_do: [toDo("renew", { service: null, kind: "drivers-renewal", due_on: "2026-12-21" })] } },
    { urgency: "soon", href: "/services/add?kind=drivers-renewal" },
  ],
  [
    "a licence whose day is past can't",
    { overview: { to_do: [toDo("renew", { service: null, kind: "drivers-renewal", due_on: "2026-11-20" })] } },
    { urgency: "now" },
  ],
  [
    "a renewal says what it costs",
    {
      overview: { to_do: [toDo("renew", { service: null, kind: "drivers-renewal", due_on: "2026-12-21" })] },
      prices: { "drivers-renewal": "120.00" },
    },
    { details: ["GH₵120.00", "About 15 minutes to apply", "By December 21, 2026"] },
  ],
  [
    "a renewal that is under way need not be begun",
    {
      overview: { to_do: [toDo("renew", { service: null, kind: "drivers-renewal", due_on: "2026-12-21" })] },
      openKinds: ["drivers-renewal"],
    },
    undefined,
  ],
  [
    "a learner's licence whose renewal is under way",
    { license: learners("2026-11-30"), openKinds: ["learners-license-renewal"] },
    undefined,
  ],
  ["a learner's licence that is good for 61 days more", { license: learners("2027-01-21") }, undefined],
  [
    "a learner's licence in its last 60 days",
    { license: learners("2027-01-20") },
    {
      urgency: "soon",
      title: "Your learner's licence expires soon",
      href: "/services/add?kind=learners-license-renewal",
    },
  ],
  [
    "a learner's licence that has ended",
    { license: learners("2026-11-20") },
    { urgency: "now", title: "Your learner's licence has expired" },
  ],
];

describe("what to do next [R-RTE-01]", () => {
  it.each(cases)("%s", (_, known, expected) => {
    const steps = nextSteps(known, today);
    expect(steps).toHaveLength(expected ? 1 : 0);
    if (expected) expect(steps[0]).toMatchObject(expected);
  });

  it("puts what holds up an application before what only expires one day, and the nearer day first", () => {
    const to_do = [
      toDo("renew", { text: "renew", service: null, due_on: "2026-12-01" }),
      toDo("finish_draft", { text: "draft", service: "svc_3" }),
      toDo("pay", { text: "later", amount: "10.00", due_on: "2026-12-24" }),
      toDo("pay", { text: "sooner", amount: "10.00", due_on: "2026-11-22", service: "svc_2" }),
    ];
    const titles = nextSteps({ overview: { to_do } }, today).map(({ title }) => title);
    expect(titles).toEqual(["sooner", "later", "draft", "renew"]);
  });
});
