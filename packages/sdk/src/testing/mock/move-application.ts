import { type Action, type Actor, act, type Facts } from "@kwan/domain";
import { advancing, isEffectAhead } from "@kwan/domain/kinds";
import { factsOf, requireStillPossible, rowOf, touch } from "./application-state.ts";
import { drawUpInvoice, voidInvoices } from "./invoices.ts";
import { invalidField, NotSimulated, Refused } from "./refused.ts";
import type { Account, Application, MockState } from "./state.ts";

interface Move {
  readonly action: Action;
  readonly part: Actor;
  /** Who acts. Null for the system. */
  readonly account: Account | null;
  readonly reason?: string | null;
  readonly facts?: Facts;
}

/** The officer's actions after the review, each with a step, a test or a card that the mock does not have. */
const beyond: ReadonlySet<Action> = new Set([
  "open_tests",
  "take_tests",
  "approve",
  "produce",
  "mark_ready",
  "recall",
  "hand_over",
]);

/** Carries out an action, if the table of states allows it. */
export function moveApplication(
  state: MockState,
  application: Application,
  { action, part, account, reason = null, facts = factsOf(state, application) }: Move,
): void {
  const { status } = application;
  if (part !== "applicant" && advancing.has(action) && isEffectAhead(rowOf(application), status))
    requireStillPossible(state, application);
  const outcome = act(status, action, part, facts);
  if ("refused" in outcome) throw new Refused(outcome.refused.code, outcome.refused.message);
  if (beyond.has(action) || outcome.to === "completed") throw new NotSimulated(`the action "${action}"`);
  const { to, needs_reason } = outcome;
  if (needs_reason && !reason) throw invalidField("reason", "Say why: the applicant will read it.");
  const at = state.now().toISOString();
  application.status = to;
  if (needs_reason) application.reason = reason;
  if (action === "submit") application.submitted_at = at;
  if (action === "resubmit") application.reason = null;
  application.history.push({ at, action, from: status, to, by: part, actor: account?.id ?? null, reason });
  touch(state, application);
  if (action === "submit" && to === "awaiting_payment")
    drawUpInvoice(state, application, { due: "on_sending", attempt: null });
  if (action === "reopen" || action === "cancel" || action === "reject") voidInvoices(state, application.id);
}
