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
  ...given,
});

const visit = {
  service: "svc_1",
  purpose: "eye_test",
  branch_name: "Accra, 37 Station",
  starts_at: "2026-11-25T09:30:00Z",
  status: "booked",
} as const;

const noPapers = { learners_license: null, international_permit: null, hazard_permit: null };
const learners = (expires_on: string) => ({
  ...noPapers,
  learners_license: { number: "LL/2026/1", classes: ["B" as const], issued_on: "2026-06-01", expires_on },
});

const application = (status: string, open: readonly string[]) => ({
  id: "svc_1",
  type: "LAS",
  title: "Driver's licence",
  status,
  steps: ["theory_road_sign", "theory_road_traffic", "practical_test", "eye_test"].map((step) => ({
    step,
    during: step === "eye_test" ? "in_review" : "testing",
    state: open.includes(step) ? ("open" as const) : ("done" as const),
  })),
});

const cases: readonly [name: string, known: Known, expected: object | undefined][] = [
  ["nothing known", {}, undefined],
  [
    "an unfinished draft is gone on with where it was left",
    { overview: { to_do: [toDo("finish_draft")] } },
    {
      urgency: "now",
      href: "/services/add?kind=learners-license&draft=svc_1",
      details: ["You pay after you send it", "About 10 minutes"],
    },
  ],
  [
    "[R-RTE-01] an unfinished draft of a free kind is not said to be paid for",
    { overview: { to_do: [toDo("finish_draft", { kind: "old-drivers-license-replacement" })] } },
    { details: ["It costs nothing", "About 10 minutes"] },
  ],
  [
    "[R-ADD-04] an invoice whose payment is under way is not asked for, and can wait",
    { overview: { to_do: [toDo("see_payment", { text: "Your payment is being checked: Learner's licence" })] } },
    {
      urgency: "soon",
      title: "Your payment is being checked: Learner's licence",
      action: "See how it stands",
      href: "/services/view/svc_1/LLAS/pay",
      details: ["Do not pay again", "We tell you when it is settled"],
    },
  ],
  [
    "an unpaid invoice says its sum and its last day",
    { overview: { to_do: [toDo("pay", { amount: "420.00", due_on: "2026-11-28" })] } },
    {
      urgency: "now",
      action: "Pay GH₵420.00",
      href: "/services/view/svc_1/LLAS/pay",
      details: ["GH₵420.00", "About 3 minutes", "By November 28, 2026"],
    },
  ],
  [
    "an invoice whose day is past says so",
    { overview: { to_do: [toDo("pay", { amount: "420.00", due_on: "2026-11-20" })] } },
    { details: ["GH₵420.00", "About 3 minutes", "Was due on November 20, 2026"] },
  ],
  ["a test to take", { overview: { to_do: [toDo("take_test")] } }, { action: "Go to the tests", urgency: "now" }],
  [
    "a card to collect",
    { overview: { to_do: [toDo("collect")] } },
    { details: ["Already paid", "Bring your Ghana Card"] },
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
  [
    "a visit that is booked",
    { appointments: [visit] },
    {
      title: "Go to your eye test",
      details: ["November 25, 2026, 09:30", "Accra, 37 Station", "Bring your Ghana Card"],
    },
  ],
  ["a visit that was cancelled", { appointments: [{ ...visit, status: "cancelled" }] }, undefined],
  ["a visit that is past", { appointments: [{ ...visit, starts_at: "2026-11-20T09:30:00Z" }] }, undefined],
  [
    "an eye test that nobody has booked",
    { applications: [application("in_review", ["eye_test"])], appointments: [] },
    { title: "Book your eye test: Driver's licence", href: "/services/view/svc_1/LAS" },
  ],
  [
    "[R-ADD-06] an eye test of which nobody knows yet whether it is booked",
    { applications: [application("in_review", ["eye_test"])] },
    undefined,
  ],
  [
    "[R-ADD-06] an eye test whose day is past was missed",
    {
      applications: [application("in_review", ["eye_test"])],
      appointments: [{ ...visit, starts_at: "2026-11-20T09:30:00Z" }],
    },
    {
      urgency: "now",
      title: "You missed your eye test: choose another time",
      action: "Choose another time",
      href: "/services/view/svc_1/LAS",
      details: ["It was on November 20, 2026, 09:30", "Accra, 37 Station", "Already paid", "About 3 minutes to book"],
    },
  ],
  [
    "[R-ADD-06] an eye test that was failed on a day that is past was not missed",
    {
      applications: [
        {
          ...application("in_review", []),
          steps: [{ step: "eye_test", during: "in_review", state: "failed" }],
        },
      ],
      appointments: [{ ...visit, starts_at: "2026-11-20T09:30:00Z" }],
    },
    { title: "Book your eye test: Driver's licence" },
  ],
  [
    "[R-ADD-06] an eye test later today was not missed",
    {
      applications: [application("in_review", ["eye_test"])],
      appointments: [{ ...visit, starts_at: "2026-11-21T08:00:00Z" }],
    },
    { title: "Go to your eye test" },
  ],
  [
    "an eye test that is booked is gone to",
    { applications: [application("in_review", ["eye_test"])], appointments: [visit] },
    { title: "Go to your eye test", href: "/services/view/svc_1/LAS" },
  ],
  [
    "a practical test takes the place of the tests once the theory is passed",
    {
      overview: { to_do: [toDo("take_test")] },
      applications: [application("testing", ["practical_test"])],
      appointments: [],
    },
    { title: "Book your practical test: Driver's licence" },
  ],
  [
    "while theory is left, that comes first",
    {
      overview: { to_do: [toDo("take_test")] },
      applications: [application("testing", ["practical_test", "theory_road_sign"])],
    },
    { title: "take_test: Learner's licence" },
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

  it("puts what keeps an application waiting before what only runs out one day, and the nearer day first", () => {
    const to_do = [
      toDo("renew", { text: "renew", service: null, due_on: "2026-12-01" }),
      toDo("finish_draft", { text: "draft", service: "svc_3" }),
      toDo("pay", { text: "later", amount: "10.00", due_on: "2026-12-24" }),
      toDo("pay", { text: "sooner", amount: "10.00", due_on: "2026-11-22", service: "svc_2" }),
    ];
    const titles = nextSteps({ overview: { to_do }, appointments: [visit] }, today).map(({ title }) => title);
    expect(titles).toEqual(["sooner", "later", "draft", "Go to your eye test", "renew"]);
  });
});
