import type { KindRow } from "../kinds/row.ts";
import type { Role } from "../people/roles.ts";
import { mayDo } from "../people/scopes.ts";
import type { Status } from "./statuses.ts";
import type { Action, Actor } from "./transitions.ts";

/**
 * Returns somebody's parts in an application that they can see: applicant, officer, or both. An officer has both parts
 * if the driver has no account and the officer acts for them at the counter. An application that the office filed is a
 * draft until it is submitted. After that, it is decided by the decision that it hangs on, and nobody has a part in it.
 * The money of a paid application only goes back on the applicant's own word or by two people, so an officer does not
 * withdraw it.
 *
 * @example
 * partsOf("driver", kinds["drivers-renewal"], "draft", true); // ["applicant"]
 */
export function partsOf(
  role: Role,
  { filed_by }: Pick<KindRow, "filed_by">,
  status: Status,
  hasAccount: boolean,
): Actor[] {
  const isOffice = filed_by === "office";
  if (role === "learner" || role === "driver") return isOffice ? [] : ["applicant"];
  if (!mayDo(role, "applications.work")) return [];
  if (isOffice) return status === "draft" ? ["applicant"] : [];
  return hasAccount || status === "paid" ? ["officer"] : ["applicant", "officer"];
}

/**
 * Returns whether the applicant can still change an application and its documents.
 *
 * @example
 * isEditable("paid"); // false
 */
export const isEditable = (status: Status): boolean => status === "draft" || status === "action_required";

/**
 * The actions that lead to the change of the driver's record, or to a card. An application that can no longer be
 * completed does not take them.
 *
 * @example
 * advancing.has("approve"); // true
 */
export const advancing: ReadonlySet<Action> = /* @__PURE__ */ new Set<Action>([
  "submit",
  "resubmit",
  "open_tests",
  "approve",
  "produce",
  "mark_ready",
  "hand_over",
  "complete",
]);
