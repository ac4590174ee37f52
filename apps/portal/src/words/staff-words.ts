import type { Role, Status } from "@kwan/domain";
import { inLanguage } from "@kwan/domain/language";
import type { StatusTagProps } from "@kwan/ui";
import { m } from "#messages";

/**
 * The colour of each status for staff. None is `warning`: nearly every application in a queue is waiting for an officer,
 * and a column of warnings would hide the one that is overdue.
 */
export const toneForStaff: Readonly<Record<Status, StatusTagProps["tone"]>> = {
  draft: "neutral",
  awaiting_payment: "neutral",
  paid: "neutral",
  in_review: "info",
  action_required: "info",
  testing: "info",
  approved: "success",
  producing: "info",
  ready: "info",
  completed: "success",
  rejected: "error",
  cancelled: "neutral",
};

export const roleNames: Readonly<Record<Role | "program", string>> = inLanguage({
  learner: m.roles_learner,
  driver: m.roles_driver,
  driving_school: m.roles_driving_school,
  reviewer: m.roles_reviewer,
  officer: m.roles_officer,
  accountant: m.roles_accountant,
  admin: m.roles_admin,
  program: m.roles_program,
});
