import { daysBetween, type PlainDate } from "@kwan/domain";
import { type Kind, kinds } from "@kwan/domain/kinds";
import { cedisInWords, dayInWords, timeInWords } from "../../frame/in-words.ts";
import { paths } from "../../paths.ts";
import { type NeededVisit, neededVisits, type SteppedApplication } from "./needed-visits.ts";
import type { Appointment, License, Overview } from "./queries.ts";

/** One thing that somebody has to do now. */
export type NextStep = {
  /** Whether it can wait: `now` stands before `soon`, and only `now` is urgent. */
  urgency: "now" | "soon";
  title: string;
  /** What it costs and how long it takes, before it is begun. */
  details: readonly string[];
  href: string;
  /** What the link says. */
  action: string;
  /** The day until which it counts, where there is one. */
  dueOn: PlainDate | null;
};

/** What the next steps follow from. What has not come yet is left out: the rest is shown all the same. */
export type Known = {
  overview?: Pick<Overview, "to_do"> | undefined;
  /** All of them, also those that are past. Before they are known, nobody is told to book a visit. */
  appointments?:
    | readonly Pick<Appointment, "service" | "purpose" | "branch_name" | "starts_at" | "status">[]
    | undefined;
  license?: Pick<License, "learners_license" | "international_permit" | "hazard_permit"> | undefined;
  /** The applications under way, with their steps. */
  applications?: readonly SteppedApplication[] | undefined;
  /** The kinds that an application is open for: what is under way need not be begun. */
  openKinds?: readonly string[] | undefined;
  /** What the kinds cost that may be begun, in cedis of the wire. */
  prices?: Readonly<Record<string, string>> | undefined;
};

type ToDo = Overview["to_do"][number];
type What = ToDo["what"];

/** How many days before its end a licence or permit is worth a word. */
const warnDays = 60;

const words: Readonly<Record<What, { action: string; takes: string; costs?: string }>> = {
  pay: { action: "Pay", takes: "About 3 minutes" },
  see_payment: {
    action: "See how it stands",
    takes: "We tell you when it is settled",
    costs: "Do not pay again",
  },
  answer: { action: "Answer", takes: "About 10 minutes", costs: "No further fee" },
  finish_draft: { action: "Go on", takes: "About 10 minutes", costs: "You pay after you send it" },
  take_test: { action: "Go to the tests", takes: "Up to 40 minutes for each part", costs: "Already paid" },
  book: { action: "Choose a day", takes: "About 3 minutes to book", costs: "Already paid" },
  collect: { action: "See where", takes: "Bring your Ghana Card", costs: "Already paid" },
  renew: { action: "See price and documents", takes: "About 15 minutes to apply" },
};

const purposes: Readonly<Record<Appointment["purpose"], string>> = {
  practical_test: "practical test",
  eye_test: "eye test",
  biometrics: "photo and fingerprints",
};

function hrefOf({ what, service, kind, type }: ToDo): string {
  if (what === "renew") return paths.addService(kind ?? undefined);
  if (!service) return paths.services;
  if (what === "pay" || what === "see_payment") return paths.payService(service, type ?? "");
  return what === "finish_draft" ? paths.addService(kind ?? undefined, service) : paths.service(service, type ?? "");
}

type Prices = NonNullable<Known["prices"]>;

const priceOf = (kind: string | null, prices: Prices): string | undefined => {
  const price = prices[kind ?? ""];
  return price && cedisInWords(price);
};

const isFree = (kind: Kind | null): boolean => kind !== null && kinds[kind].prices.length === 0;

/** What it costs, in words; nothing where that is not known. */
function costOf({ what, kind, amount }: ToDo, prices: Prices): string | undefined {
  if (amount) return cedisInWords(amount);
  if (what === "finish_draft" && isFree(kind)) return "It costs nothing";
  return words[what].costs ?? priceOf(kind, prices);
}

type Visit = NonNullable<Known["appointments"]>[number];

/** A visit that nobody has booked, or one whose day is past. */
function toBook({ service, type, purpose, title, hasFailed }: NeededVisit, past: Visit | undefined): NextStep {
  const name = purposes[purpose];
  const isMissed = past && !hasFailed;
  return {
    urgency: "now",
    title: isMissed ? `You missed your ${name}: choose another time` : `Book your ${name}: ${title}`,
    details: [
      ...(isMissed ? [`It was on ${timeInWords(past.starts_at)}`, past.branch_name] : []),
      "Already paid",
      "About 3 minutes to book",
    ],
    href: paths.service(service, type),
    action: isMissed ? "Choose another time" : "Choose a day",
    dueOn: null,
  };
}

function fromToDo(toDo: ToDo, prices: Prices, today: PlainDate): NextStep {
  const { what, text, due_on, amount } = toDo;
  const { action, takes } = words[what];
  const isPast = due_on !== null && due_on < today;
  const by = due_on && `${isPast ? "Was due on" : "By"} ${dayInWords(due_on)}`;
  return {
    urgency: what === "see_payment" || (what === "renew" && !isPast) ? "soon" : "now",
    title: text,
    details: [costOf(toDo, prices), takes, by].filter((detail) => detail !== undefined && detail !== null),
    href: hrefOf(toDo),
    action: amount ? `${action} ${cedisInWords(amount)}` : action,
    dueOn: due_on,
  };
}

function fromVisit({ service, purpose, branch_name, starts_at }: Visit, type: string | undefined): NextStep {
  return {
    urgency: "soon",
    title: `Go to your ${purposes[purpose]}`,
    details: [timeInWords(starts_at), branch_name, "Bring your Ghana Card"],
    href: type ? paths.service(service, type) : paths.services,
    action: "See or move the visit",
    dueOn: starts_at.slice(0, 10),
  };
}

type PaperStep = NextStep & { kind: string };

function fromPapers(license: NonNullable<Known["license"]>, prices: Prices, today: PlainDate): PaperStep[] {
  const papers = [
    { name: "learner's licence", kind: "learners-license-renewal", paper: license.learners_license },
    { name: "international driving permit", kind: "international-driving-permit", paper: license.international_permit },
    { name: "hazardous goods permit", kind: "hazard-permit/renew", paper: license.hazard_permit },
  ];
  return papers.flatMap(({ name, kind, paper }): PaperStep[] => {
    if (!paper || daysBetween(today, paper.expires_on) > warnDays) return [];
    const isPast = paper.expires_on < today;
    return [
      {
        urgency: isPast ? "now" : "soon",
        title: isPast ? `Your ${name} has expired` : `Your ${name} expires soon`,
        kind,
        details: [
          ...[priceOf(kind, prices)].filter((price) => price !== undefined),
          "About 10 minutes to apply",
          `${isPast ? "Expired on" : "Good until"} ${dayInWords(paper.expires_on)}`,
        ],
        href: paths.addService(kind),
        action: "See price and documents",
        dueOn: paper.expires_on,
      },
    ];
  });
}

const order = (step: NextStep): string => `${step.urgency === "now" ? 0 : 1} ${step.dueOn ?? "9999"}`;

/**
 * What somebody has to do now, the most pressing first: what keeps an application waiting before what only runs out one day.
 *
 * @example
 * nextSteps({ overview, appointments, license }, "2026-11-21")[0]?.title; // "Pay for: Learner's licence"
 */
export function nextSteps(known: Known, today: PlainDate): NextStep[] {
  const { overview, appointments, license, applications = [], openKinds = [], prices = {} } = known;
  const booked = (appointments ?? []).filter(({ status }) => status === "booked");
  const isPast = ({ starts_at }: Visit) => starts_at.slice(0, 10) < today;
  const needed = neededVisits(applications);
  const visitOf = ({ service, purpose }: NeededVisit) =>
    booked.find((visit) => visit.service === service && visit.purpose === purpose);
  const isNews = ({ what, service, kind }: ToDo): boolean => {
    // Where the theory is behind somebody, what is left of the tests is the visit.
    if (what === "take_test") return !needed.some((visit) => visit.service === service);
    return what !== "renew" || !openKinds.includes(kind ?? "");
  };
  const typeOf = (id: string) => applications.find((application) => application.id === id)?.type;
  const steps = [
    ...(overview?.to_do ?? []).filter(isNews).map((each) => fromToDo(each, prices, today)),
    ...(appointments ? needed : []).flatMap((each) => {
      const visit = visitOf(each);
      return visit && !isPast(visit) ? [] : toBook(each, visit);
    }),
    ...booked.filter((visit) => !isPast(visit)).map((visit) => fromVisit(visit, typeOf(visit.service))),
    ...(license ? fromPapers(license, prices, today).filter(({ kind }) => !openKinds.includes(kind)) : []),
  ];
  return steps.sort((one, other) => (order(one) < order(other) ? -1 : 1));
}
