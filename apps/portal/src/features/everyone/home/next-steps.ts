import type { PlainDate } from "@kwan/domain";
import { type Kind, kinds, pricesOn } from "@kwan/domain/kinds";
import { m } from "#messages";
import { pathOf, paths } from "../../../paths.ts";
import { cedisInWords, dayInWords, timeInWords } from "../../../words/dates-and-money.ts";
import type { Overview } from "./queries.ts";

/** A step for the person to take next, or a fact that they should know. */
export type NextStep = {
  /** `now` comes before `soon`, and only `now` is marked as action needed. */
  urgency: "now" | "soon";
  title: string;
  /** The appointment, the cost, the duration and the deadline, if there are any. */
  details: readonly string[];
  href: string;
  /** The link text. */
  link: string;
};

type ToDo = Overview["to_do"][number];

/** The link text of each step, and what the person should know beforehand. */
const words: Readonly<Record<ToDo["action"], { link: () => string; facts: readonly (() => string)[] }>> = {
  pay: { link: m.home_pay, facts: [m.home_minutes_3] },
  check_payment: { link: m.home_view_payment, facts: [m.home_not_again, m.home_will_tell] },
  renew_invoice: { link: m.home_new_invoice, facts: [m.home_same_price] },
  reply: { link: m.home_reply, facts: [m.home_no_fee, m.home_minutes_10] },
  finish_draft: { link: m.common_continue, facts: [m.home_minutes_10] },
  choose_class: { link: m.home_choose_class, facts: [m.home_minute] },
  confirm_school: { link: m.home_confirm_school, facts: [m.home_minute] },
  continue_test: { link: m.home_continue_test, facts: [m.home_clock_runs] },
  take_test: { link: m.home_go_to_test, facts: [m.home_no_fee, m.home_test_minutes] },
  retake_later: { link: m.home_practise, facts: [m.home_no_fee] },
  book: { link: m.home_choose_day, facts: [m.home_book_minutes] },
  rebook: { link: m.home_choose_day, facts: [m.home_book_minutes] },
  attend: { link: m.home_view_or_change, facts: [m.home_bring_card] },
  collect: { link: m.home_see_where, facts: [m.home_bring_card] },
  await_delivery: { link: m.home_view_application, facts: [m.home_card_ready] },
  confirm_lessons: { link: m.home_see_lessons, facts: [m.home_hours_count] },
  confirm_teaching: { link: m.home_answer_school, facts: [m.home_minute] },
  sign_lessons: { link: m.home_see_given_lessons, facts: [m.home_given_hours_count] },
  apply: { link: m.home_price_and_documents, facts: [m.home_apply_minutes] },
  train: { link: m.home_see_lessons, facts: [] },
  complete_profile: { link: m.home_go_to_profile, facts: [] },
  identify: { link: m.home_add_id, facts: [] },
  confirm_identity: { link: m.home_find_branch, facts: [] },
  hold_class: { link: m.home_see_services, facts: [] },
  renew: { link: m.home_price_and_documents, facts: [m.home_apply_minutes] },
};

/** The pages of the steps that do not belong to an application. */
const pages: Readonly<Partial<Record<ToDo["action"], () => string>>> = {
  confirm_lessons: () => pathOf("/training"),
  confirm_teaching: () => pathOf("/teaching"),
  sign_lessons: () => pathOf("/teaching"),
  train: () => pathOf("/training"),
  retake_later: () => pathOf("/tests/practice"),
  complete_profile: () => pathOf("/profile"),
  identify: () => paths.editProfilePart("identification"),
  confirm_identity: () => pathOf("/branches"),
};

function hrefOf({ action, service, step, kind, type }: ToDo): string {
  if (action === "renew" || action === "apply") return paths.addService(kind ?? undefined);
  const ownPage = pages[action];
  if (ownPage) return ownPage();
  if (!service) return pathOf("/services");
  if (action === "finish_draft" || action === "reply") return paths.addService(kind ?? undefined, service);
  if (action === "pay" || action === "check_payment" || action === "renew_invoice")
    return paths.payService(service, type ?? "");
  if (step && (action === "take_test" || action === "continue_test"))
    return paths.theoryTest(service, type ?? "", step.replace("theory_", ""));
  const page = paths.service(service, type ?? "");
  return action === "book" || action === "rebook" ? `${page}#book` : page;
}

const isFree = (kind: Kind | null, on: PlainDate): boolean =>
  kind !== null && pricesOn(kinds[kind].prices, on).length === 0;

/** Returns the cost of a step, or null if the step has no cost or its title already states the cost. */
function costOf({ action, kind, amount }: ToDo, on: PlainDate): string | null {
  if (action === "finish_draft") return isFree(kind, on) ? m.common_free() : m.home_pay_on_submit();
  return (action === "renew" || action === "apply") && amount ? cedisInWords(amount) : null;
}

/**
 * Prepares one entry of the server's to-do list for display. The server has already decided its text and its urgency.
 *
 * @example nextStepOf(overview.to_do[0], "2026-11-21").title; // "Pay GH₵200.00: Driver's licence renewal"
 */
export function nextStepOf(toDo: ToDo, today: PlainDate): NextStep {
  const { action, text, reason, due_on, appointment, urgency } = toDo;
  const { link, facts } = words[action];
  const due = due_on && { day: dayInWords(due_on) };
  const by = due && !appointment ? (due_on < today ? m.home_was_due(due) : m.home_due(due)) : null;
  const when = appointment && `${timeInWords(appointment.starts_at)} · ${appointment.branch_name}`;
  return {
    urgency,
    title: text,
    details: [reason, when, costOf(toDo, today), ...facts.map((fact) => fact()), by].filter(
      (detail) => detail !== null,
    ),
    href: hrefOf(toDo),
    link: link(),
  };
}
