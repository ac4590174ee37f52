import * as m from "../catalogues/messages.js";
import { inLanguage } from "../in-language.ts";
import type { Status } from "./statuses.ts";

/**
 * The name of each application status for staff, in the queue and its filter, in reports and in exported files.
 *
 * @example
 * officeStatus.in_review; // "In review"
 */
export const officeStatus: Readonly<Record<Status, string>> = /* @__PURE__ */ inLanguage({
  draft: m.applications_office_draft,
  awaiting_payment: m.applications_office_awaiting_payment,
  paid: m.applications_office_paid,
  in_review: m.applications_office_in_review,
  action_required: m.applications_office_action_required,
  testing: m.applications_office_testing,
  approved: m.applications_office_approved,
  producing: m.applications_office_producing,
  ready: m.applications_office_ready,
  completed: m.applications_office_completed,
  rejected: m.applications_office_rejected,
  cancelled: m.applications_office_cancelled,
});

/** The statuses at which an officer has to act next. */
export const officeTurn: readonly Status[] = ["paid", "in_review", "approved"];
