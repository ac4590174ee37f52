import type { PlainDate } from "@kwan/domain";
import { type Kind, kinds } from "@kwan/domain/kinds";
import { paths } from "../../paths.ts";
import { cedisInWords, dayInWords, timeInWords } from "../../words/dates-and-money.ts";
import type { Overview } from "./queries.ts";

/** Something to do next, or to know about. */
export type NextStep = {
  /** `now` comes before `soon`, and only `now` is marked as something to do. */
  urgency: "now" | "soon";
  title: string;
  /** The cost, the duration and the deadline. */
  details: readonly string[];
  href: string;
  /** The text of the link. */
  action: string;
};

type ToDo = Overview["to_do"][number];
type What = ToDo["what"];

/** The text of each step's link, and what to know in advance. */
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

function hrefOf({ what, service, kind, type }: ToDo): string {
  if (what === "renew") return paths.addService(kind ?? undefined);
  if (what === "retake_later") return paths.practice;
  if (!service) return paths.services;
  if (what === "finish_draft" || what === "answer") return paths.addService(kind ?? undefined, service);
  if (what === "pay" || what === "see_payment" || what === "renew_invoice")
    return paths.payService(service, type ?? "");
  return paths.service(service, type ?? "");
}

const isFree = (kind: Kind | null): boolean => kind !== null && kinds[kind].prices.length === 0;

/** The cost, if the title does not state it. */
function costOf({ what, kind, amount }: ToDo): string | null {
  if (what === "finish_draft") return isFree(kind) ? "Free" : "You pay when you submit it";
  return what === "renew" && amount ? cedisInWords(amount) : null;
}

/**
 * Presents one entry of the server's to-do list. The server decides what it is and how urgent.
 *
 * @example nextStepOf(overview.to_do[0], "2026-11-21").title; // "Pay GH₵200.00: Driver's licence renewal"
 */
export function nextStepOf(toDo: ToDo, today: PlainDate): NextStep {
  const { what, text, due_on, appointment, urgency } = toDo;
  const { action, facts } = words[what];
  const by = due_on && !appointment ? `${due_on < today ? "Was due on" : "By"} ${dayInWords(due_on)}` : null;
  const when = appointment && `${timeInWords(appointment.starts_at)} · ${appointment.branch_name}`;
  return {
    urgency,
    title: text,
    details: [when, costOf(toDo), ...facts, by].filter((detail) => detail !== null),
    href: hrefOf(toDo),
    action,
  };
}
