import { daysBetween, type PlainDate } from "@kwan/domain";
import { type Kind, kinds } from "@kwan/domain/kinds";
import { cedisInWords, dayInWords, timeInWords } from "../../frame/in-words.ts";
import { paths } from "../../paths.ts";
import type { License, Overview } from "./queries.ts";

/** One thing that somebody does next, or is told about. */
export type NextStep = {
  /** `now` comes before `soon`, and only `now` is marked as something to do. */
  urgency: "now" | "soon";
  title: string;
  /** What it costs, how long it takes and until when, before it is begun. */
  details: readonly string[];
  href: string;
  /** What the link says. */
  action: string;
  /** The day by which it is to be done, where there is one. */
  dueOn: PlainDate | null;
};

/** What the next steps are made from. What has not been loaded is left out, and the rest is shown all the same. */
export type Known = {
  overview?: Pick<Overview, "to_do"> | undefined;
  license?: Pick<License, "learners_license" | "international_permit" | "hazard_permit"> | undefined;
  /** The kinds that an application is open for: a service that has been started need not be started. */
  openKinds?: readonly string[] | undefined;
  /** What each kind costs, in cedis of the wire. */
  prices?: Readonly<Record<string, string>> | undefined;
};

type ToDo = Overview["to_do"][number];
type What = ToDo["what"];

/** How many days before its expiry a permit is mentioned. */
const warnDays = 60;

/** What the link of each step says, and what is to be known before. */
const words: Readonly<Record<What, { action: string; facts: readonly string[] }>> = {
  pay: { action: "Pay now", facts: ["About 3 minutes"] },
  see_payment: { action: "View payment", facts: ["Do not pay again", "We will tell you when it is confirmed"] },
  renew_invoice: { action: "Get a new invoice", facts: ["The price is the same"] },
  answer: { action: "Reply", facts: ["No further fee", "About 10 minutes"] },
  finish_draft: { action: "Continue", facts: ["About 10 minutes"] },
  choose_class: { action: "Choose the class", facts: ["About 1 minute"] },
  confirm_school: { action: "Confirm your school", facts: ["About 1 minute"] },
  take_test: { action: "Go to the test", facts: ["No further fee", "Up to 40 minutes"] },
  retake_later: { action: "Practise for it", facts: ["No further fee"] },
  book: { action: "Choose a day", facts: ["About 3 minutes to book"] },
  rebook: { action: "Choose a day", facts: ["About 3 minutes to book"] },
  attend: { action: "View or change it", facts: ["Bring your Ghana Card"] },
  collect: { action: "See where", facts: ["Bring your Ghana Card"] },
  await_delivery: { action: "View application", facts: ["Have your Ghana Card ready"] },
  renew: { action: "See price and documents", facts: ["About 15 minutes to apply"] },
};

/** Steps that only inform: there is nothing to do, or not yet. */
const informing: readonly What[] = ["see_payment", "retake_later", "attend", "await_delivery"];

function hrefOf({ what, service, kind, type }: ToDo): string {
  if (what === "renew") return paths.addService(kind ?? undefined);
  if (what === "retake_later") return paths.practice;
  if (!service) return paths.services;
  if (what === "finish_draft" || what === "answer") return paths.addService(kind ?? undefined, service);
  if (what === "pay" || what === "see_payment" || what === "renew_invoice")
    return paths.payService(service, type ?? "");
  return paths.service(service, type ?? "");
}

type Prices = NonNullable<Known["prices"]>;

const priceOf = (kind: string | null, prices: Prices): string | undefined => {
  const price = prices[kind ?? ""];
  return price && cedisInWords(price);
};

const isFree = (kind: Kind | null): boolean => kind !== null && kinds[kind].prices.length === 0;

/** What it costs, where that is not said in the title or in the facts. */
function costOf({ what, kind }: ToDo, prices: Prices): string | undefined {
  if (what === "finish_draft") return isFree(kind) ? "Free" : "You pay when you submit it";
  return what === "renew" ? priceOf(kind, prices) : undefined;
}

const isText = (text: string | null | undefined | false): text is string => typeof text === "string" && text !== "";

function fromToDo(toDo: ToDo, prices: Prices, today: PlainDate): NextStep {
  const { what, text, due_on, appointment } = toDo;
  const { action, facts } = words[what];
  const isPast = due_on !== null && due_on < today;
  const by = due_on && !appointment && `${isPast ? "Was due on" : "By"} ${dayInWords(due_on)}`;
  const when = appointment && `${timeInWords(appointment.starts_at)} · ${appointment.branch_name}`;
  return {
    urgency: informing.includes(what) || (what === "renew" && !isPast) ? "soon" : "now",
    title: text,
    details: [when, costOf(toDo, prices), ...facts, by].filter(isText),
    href: hrefOf(toDo),
    action,
    dueOn: due_on,
  };
}

type PermitStep = NextStep & { kind: string };

function fromPermits(license: NonNullable<Known["license"]>, prices: Prices, today: PlainDate): PermitStep[] {
  const permits = [
    { name: "learner's licence", kind: "learners-license-renewal", permit: license.learners_license },
    {
      name: "international driving permit",
      kind: "international-driving-permit",
      permit: license.international_permit,
    },
    { name: "hazardous goods permit", kind: "hazard-permit/renew", permit: license.hazard_permit },
  ];
  return permits.flatMap(({ name, kind, permit }): PermitStep[] => {
    if (!permit || daysBetween(today, permit.expires_on) > warnDays) return [];
    const isPast = permit.expires_on < today;
    return [
      {
        urgency: isPast ? "now" : "soon",
        title: isPast ? `Your ${name} has expired` : `Your ${name} expires soon`,
        kind,
        details: [
          priceOf(kind, prices),
          "About 10 minutes to apply",
          `${isPast ? "Expired on" : "Expires on"} ${dayInWords(permit.expires_on)}`,
        ].filter(isText),
        href: paths.addService(kind),
        action: "See price and documents",
        dueOn: permit.expires_on,
      },
    ];
  });
}

const order = (step: NextStep): string => `${step.urgency === "now" ? 0 : 1} ${step.dueOn ?? "9999"}`;

/**
 * What somebody does next, the most pressing first: what holds up an application comes before a permit that expires one day.
 * The words of each application are the server's, so that the home page and the list of applications say the same.
 *
 * @example
 * nextSteps({ overview, license }, "2026-11-21")[0]?.title; // "Pay GH₵200.00: Learner's licence"
 */
export function nextSteps(known: Known, today: PlainDate): NextStep[] {
  const { overview, license, openKinds = [], prices = {} } = known;
  const steps = [
    ...(overview?.to_do ?? [])
      .filter(({ what, kind }) => what !== "renew" || !openKinds.includes(kind ?? ""))
      .map((each) => fromToDo(each, prices, today)),
    ...(license ? fromPermits(license, prices, today).filter(({ kind }) => !openKinds.includes(kind)) : []),
  ];
  return steps.sort((one, other) => (order(one) < order(other) ? -1 : 1));
}
