import * as m from "../catalogues/messages.js";
import { isOpen, type Status } from "./statuses.ts";
import { type Action, type Actor, type Fact, type Facts, type Transition, transitions } from "./transitions.ts";

const holds = (row: Transition, facts: Facts): boolean =>
  Object.entries(row.when ?? {}).every(([fact, expected]) => facts[fact as Fact] === expected);

/**
 * Returns the actions that an actor can take on an application with this status and these facts, each with the status
 * that it leads to.
 *
 * @example
 * availableActions("paid", "officer", facts).map((row) => row.action); // ["start_review", "cancel"]
 */
export const availableActions = (status: Status, actor: Actor, facts: Facts): Transition[] =>
  transitions.filter((row) => row.from === status && row.by.includes(actor) && holds(row, facts));

/** The reason why an action is refused: a code, and a message for the person who tried it. */
export interface Refusal {
  readonly code: "state_forbids" | "forbidden";
  readonly message: string;
}

/**
 * Returns the outcome of an action: the next status and whether a reason is needed, or a refusal with its reason. The
 * code of a refusal is `forbidden` if someone else can take the action at this status, and `state_forbids` if no one
 * can.
 *
 * @example
 * act("draft", "submit", "applicant", { ...facts, owes: true }); // { to: "awaiting_payment", needs_reason: false }
 */
export function act(
  status: Status,
  action: Action,
  actor: Actor,
  facts: Facts,
): { to: Status; needs_reason: boolean } | { refused: Refusal } {
  const row = availableActions(status, actor, facts).find((each) => each.action === action);
  if (row) return { to: row.to, needs_reason: row.needs_reason ?? false };
  const rows = transitions.filter((each) => each.from === status && each.action === action);
  const holding = rows.filter((each) => holds(each, facts));
  return holding.length > 0
    ? { refused: { code: "forbidden", message: whoMay(holding) } }
    : { refused: { code: "state_forbids", message: whyNot(status, rows, facts) } };
}

/** Returns a message that says who can take the action, or that it is automatic. */
function whoMay(rows: readonly Transition[]): string {
  const may = (actor: Actor) => rows.some((row) => row.by.includes(actor));
  if (may("applicant"))
    return may("officer") ? m.applications_only_applicant_or_officer() : m.applications_only_applicant();
  return may("officer") ? m.applications_only_officer() : m.applications_automatic();
}

/** Returns a message that says which status or fact prevents the action, and what to do instead. */
function whyNot(status: Status, [row]: readonly Transition[], facts: Facts): string {
  if (!isOpen(status)) return m.applications_is_ended({ status });
  if (!row) return m.applications_wrong_stage();
  const wrong = Object.entries(row.when ?? {}).filter(([fact, expected]) => facts[fact as Fact] !== expected);
  return [m.applications_not_now, ...wrong.map(([fact, expected]) => against[fact as Fact][expected ? 0 : 1])]
    .map((sentence) => sentence())
    .join(" ");
}

const against: Readonly<Record<Fact, readonly [whenMissing: () => string, whenPresent: () => string]>> = {
  owes: [m.applications_owes_nothing, m.applications_owes],
  has_tests: [m.applications_has_no_tests, m.applications_has_tests],
  tests_passed: [m.applications_tests_not_passed, m.applications_tests_passed],
  review_done: [m.applications_review_not_done, m.applications_review_done],
  documents_reviewed: [m.applications_documents_not_reviewed, m.applications_documents_reviewed],
  identity_verified: [m.applications_identity_not_verified, m.applications_identity_verified],
  is_examined: [m.applications_is_not_examined, m.applications_is_examined],
  is_printed: [m.applications_is_not_printed, m.applications_is_printed],
  is_begun: [m.applications_is_not_begun, m.applications_is_begun],
};
