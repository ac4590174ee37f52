import { type Action, availableActions, type Status } from "@kwan/domain";
import { areReviewed, cancellationGrounds, type KindRow, kinds, pricesOn, rejectionGrounds } from "@kwan/domain/kinds";
import { today } from "../../../session/server-clock.ts";
import type { Application } from "./queries.ts";

type Parts = Pick<
  Application,
  "kind" | "status" | "steps" | "actions" | "held_back" | "impossible" | "documents" | "identity_verified"
>;

/**
 * What an officer can choose: an action, recording results without an action, or approving and printing in one step.
 */
export type Choice = Action | "record" | "approve_and_print";

/**
 * Returns the stage whose steps can be recorded. Review steps can be recorded as soon as the application is paid for.
 */
export const stageOf = (status: Status): Status => (status === "paid" ? "in_review" : status);

/** Steps that are recorded by an action on the card, not by a result. */
const byAction: readonly string[] = ["production", "handover"];

/**
 * Returns the steps that an officer can record now. Leaves out the document check while a document has no verdict or
 * has been rejected, and always leaves out the steps that are recorded by actions on the card. An eye test that has failed
 * since the review is recorded again during the tests.
 *
 * @example
 * dueSteps(application).map(({ step }) => step); // ["record_check", "eye_test"]
 */
export function dueSteps({ status, steps, documents }: Pick<Parts, "status" | "steps" | "documents">) {
  const isUnread = documents.some((document) => document.status === "uploaded" || document.status === "refused");
  return steps.filter(
    ({ step, during, by, state }) =>
      (during === stageOf(status) || (step === "eye_test" && status === "testing")) &&
      by === "officer" &&
      state !== "done" &&
      !byAction.includes(step) &&
      !(step === "document_check" && isUnread),
  );
}

/**
 * Returns the decision that ends the review, if it would be possible once all due steps are passed. Uses the same table
 * of statuses as the server.
 */
function decisionOf(application: Parts): "approve" | "open_tests" | undefined {
  const { status, steps, documents, identity_verified, actions, kind, impossible } = application;
  if (impossible !== null) return undefined;
  if (stageOf(status) !== "in_review") return actions.find((action) => action === "approve");
  const due = dueSteps(application);
  const others = steps.filter((step) => step.during === "in_review" && step.state !== "done" && !due.includes(step));
  const facts = {
    owes: false,
    has_tests: steps.some(({ during }) => during === "testing"),
    tests_passed: false,
    review_done: others.length === 0,
    documents_reviewed: areReviewed(documents),
    identity_verified: identity_verified || kinds[kind].filed_by === "office",
    is_examined: false,
    is_printed: kinds[kind].is_printed,
    is_begun: true,
  };
  const isAllowed = (action: Action): action is "approve" | "open_tests" =>
    action === "approve" || action === "open_tests";
  return availableActions("in_review", "officer", facts)
    .map(({ action }) => action)
    .filter((action) => !application.held_back.some((held) => held.action === action))
    .find(isAllowed);
}

/** Whether the card can be printed as soon as the application is approved, because no payment is due before that. */
const isPrintedOnApproval = ({ is_printed, prices }: KindRow): boolean =>
  is_printed && pricesOn(prices, today()).every(({ due }) => due !== "before_production");

/** The choices that are preselected if there is no decision to make. Usually at most one is possible. */
const usual: readonly Choice[] = ["start_review", "produce", "mark_ready", "hand_over", "complete"];

/**
 * Returns what an officer can choose, starting with the decision that ends the review, and which choice is preselected.
 *
 * @example
 * choicesOf(application); // { choices: ["approve", "record", "ask_for_more", …], first: "approve" }
 */
export function choicesOf(application: Parts): { choices: Choice[]; first: Choice | undefined } {
  const { actions, kind, documents } = application;
  const decision = decisionOf(application);
  const decides: Choice[] = [
    ...(decision === "approve" && isPrintedOnApproval(kinds[kind]) ? (["approve_and_print"] as const) : []),
    ...(decision ? [decision] : []),
  ];
  const records: Choice[] = dueSteps(application).length > 0 ? ["record"] : [];
  const others = actions.filter((action) => action !== decision);
  const choices = [...decides, ...records, ...others];
  // Recording results is preselected only once all documents have been reviewed.
  const first =
    decides[0] ?? usual.find((each) => choices.includes(each)) ?? (areReviewed(documents) ? records[0] : undefined);
  return { choices, first };
}

/** Whether a choice is a decision. A decision is possible only if every due step is passed in the same form. */
export const isDecision = (choice: Choice | undefined): boolean =>
  choice === "approve" || choice === "approve_and_print" || choice === "open_tests";

const isFinal: readonly Choice[] = ["recall", "hand_over", "complete", "reject", "cancel"];

/** Whether the officer has to confirm the choice, because it is final or grants something. */
export const isAsked = (choice: Choice): boolean => isDecision(choice) || isFinal.includes(choice);

/** Returns the grounds from which the officer has to choose. Undefined if the choice needs none. */
export const groundsOf = (chosen: Choice | undefined, needsReason: boolean) =>
  chosen === "reject" ? rejectionGrounds : chosen === "cancel" && needsReason ? cancellationGrounds : undefined;

/**
 * Returns the actions that a choice consists of, in order. The review has to begin first if the application is paid and
 * no result has been recorded, because the first recorded result begins it on the server.
 *
 * @example
 * actionsOf("approve_and_print", "in_review", { hasResults: false }); // ["approve", "produce"]
 */
export function actionsOf(choice: Choice, status: Status, { hasResults }: { hasResults: boolean }): Action[] {
  if (choice === "record") return [];
  const begins: Action[] = status === "paid" && isDecision(choice) && !hasResults ? ["start_review"] : [];
  return [...begins, ...(choice === "approve_and_print" ? (["approve", "produce"] as const) : [choice])];
}
