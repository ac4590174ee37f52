import { isOpen, type Status } from "./statuses.ts";
import { type Action, type Actor, type Fact, type Facts, type Transition, transitions } from "./transitions.ts";

const holds = (row: Transition, facts: Facts): boolean =>
  Object.entries(row.when ?? {}).every(([fact, wanted]) => facts[fact as Fact] === wanted);

/**
 * What may be done with an application now, and where each action leads: the rows of the table for its state,
 * this actor, and the facts as they are.
 *
 * @example
 * availableActions("paid", "officer", facts).map((row) => row.action); // ["start_review", "cancel"]
 */
export const availableActions = (status: Status, actor: Actor, facts: Facts): Transition[] =>
  transitions.filter((row) => row.from === status && row.by.includes(actor) && holds(row, facts));

/** Why an action is refused, in words for the person who tried it. */
export interface Refusal {
  readonly code: "state_forbids" | "forbidden";
  readonly message: string;
}

/**
 * Doing an action gives the next state, or a refusal that says why. An action that somebody else may do in this
 * state is forbidden; one that nobody may do now is against the state.
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

/** Names the people who may; what only the system does is done by nobody. */
function whoMay(rows: readonly Transition[]): string {
  const may = new Set(rows.flatMap((row) => row.by));
  if (may.has("applicant") && may.has("officer"))
    return "Only the applicant or an officer may do this. Ask one of them.";
  if (may.has("applicant")) return "Only the applicant may do this. Ask them to.";
  if (may.has("officer")) return "Only an officer may do this. Wait for it, or ask at the branch.";
  return "This happens by itself when the payment or the test result arrives. Wait for it.";
}

/** Says which state, or which facts, stand against the action, and what to do instead. */
function whyNot(status: Status, rows: readonly Transition[], facts: Facts): string {
  if (!isOpen(status))
    return `The application is ${inWords[status]}, so nothing more can be done with it. Start a new one if you need to.`;
  const [row] = rows;
  if (!row)
    return `This can't be done while the application is ${inWords[status]}. Open it again and choose one of the actions it offers.`;
  const wrong = Object.entries(row.when ?? {})
    .filter(([fact, wanted]) => facts[fact as Fact] !== wanted)
    .map(([fact, wanted]) => against[fact as Fact][wanted ? "missing" : "present"]);
  const facing = [`the application is ${inWords[status]}`, ...wrong.map(([what]) => what)];
  const advice = wrong.map(([, what]) => what).join(" ");
  return `This can't be done now: ${facing.slice(0, -1).join(", ")} and ${facing.at(-1)}. ${advice}`;
}

const inWords: Readonly<Record<Status, string>> = {
  draft: "still a draft",
  awaiting_payment: "waiting for its payment",
  paid: "paid and waiting for its review",
  in_review: "in review",
  action_required: "waiting for what its applicant was asked for",
  testing: "at its tests",
  approved: "approved",
  producing: "being printed",
  ready: "ready to be handed over",
  completed: "completed",
  rejected: "rejected",
  cancelled: "cancelled",
};

/** What stands against an action that wants a fact which is missing, or which is present though it must not be. */
const against: Readonly<
  Record<Fact, Readonly<Record<"missing" | "present", readonly [what: string, advice: string]>>>
> = {
  owes: {
    missing: ["nothing is to be paid", "Go on without a payment."],
    present: ["its invoice is not paid", "Have it paid first."],
  },
  has_tests: {
    missing: ["it has no test", "Approve it instead."],
    present: ["its tests come first", "Open its tests instead."],
  },
  tests_passed: {
    missing: ["its tests are not all passed", "Wait until they are."],
    present: ["its tests are passed already", "Wait for its approval."],
  },
  review_done: {
    missing: ["steps of its review are still open", "Finish them first."],
    present: ["its review is done", "Go on to what comes after it."],
  },
  is_printed: {
    missing: ["nothing is printed for it", "Complete it instead."],
    present: ["something has to be printed for it", "Produce it instead."],
  },
};
