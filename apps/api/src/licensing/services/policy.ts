import type { Action, Actor as Part, Status } from "@kwan/domain";
import { type Actor, isCitizen } from "../../platform/context.ts";
import { notFound } from "../../platform/domain-error.ts";
import { may } from "../../platform/scopes.ts";
import { rowOf } from "./kind-of.ts";
import type { ApplicationRow } from "./store.ts";

/**
 * Returns the application if the caller can see it. Other people's applications are reported to citizens as not found,
 * so that their existence is not revealed.
 */
export function seeApplication(actor: Actor, application: ApplicationRow | undefined): ApplicationRow {
  if (!application || (isCitizen(actor) && application.driver_id !== actor.driver)) throw notFound("application");
  return application;
}

/**
 * Returns the caller's roles in an application: applicant, officer, or both. An officer has both roles if the driver has
 * no account and the officer acts for them at the counter. An application that the office filed is a draft until it is
 * submitted. After that, it is decided by the decision that it hangs on, and nobody has a role in it. The money of a
 * paid application only goes back on the applicant's own word or by two people, so an officer does not withdraw it.
 */
export function partsOf(actor: Actor, application: ApplicationRow, hasAccount: boolean): Part[] {
  const isOffice = rowOf(application).filed_by === "office";
  if (isCitizen(actor)) return isOffice ? [] : ["applicant"];
  if (!may(actor, "applications.work")) return [];
  if (isOffice) return application.status === "draft" ? ["applicant"] : [];
  return hasAccount || application.status === "paid" ? ["officer"] : ["applicant", "officer"];
}

/** Whether the applicant can still change an application and its documents. */
export const isEditable = (status: Status): boolean => status === "draft" || status === "action_required";

/**
 * The actions that lead to the change of the driver's record, or to a card. An application that can no longer be
 * completed does not take them.
 */
export const advancing: ReadonlySet<Action> = new Set<Action>([
  "submit",
  "resubmit",
  "open_tests",
  "approve",
  "produce",
  "mark_ready",
  "hand_over",
  "complete",
]);
