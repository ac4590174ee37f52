import type { Status } from "./statuses.ts";
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
  if (rows.some((each) => holds(each, facts)))
    return {
      refused: {
        code: "forbidden",
        message: `Only the ${rows.flatMap((each) => each.by).join(" or the ")} may do this. Ask them to.`,
      },
    };
  const words = status.replace("_", " ");
  const message =
    rows.length > 0
      ? `This can't be done yet: the application is ${words} and ${missing(rows, facts)}.`
      : `This can't be done while the application is ${words}. Read it again and choose one of its actions.`;
  return { refused: { code: "state_forbids", message } };
}

const absent: Record<Fact, readonly [whenWanted: string, whenUnwanted: string]> = {
  owes: ["nothing is to be paid", "its invoice is not paid"],
  has_tests: ["it has no test", "its tests come first"],
  tests_passed: ["its tests are not all passed", "its tests are passed already"],
  review_done: ["steps of its review are still open", "its review is done"],
  is_printed: ["nothing is printed for it", "its card has to be printed first"],
};

/** Names the facts that keep the first row from holding. */
function missing(rows: readonly Transition[], facts: Facts): string {
  const [row] = rows;
  const wrong = Object.entries(row?.when ?? {}).filter(([fact, wanted]) => facts[fact as Fact] !== wanted);
  return wrong.map(([fact, wanted]) => absent[fact as Fact][wanted ? 0 : 1]).join(" and ");
}
