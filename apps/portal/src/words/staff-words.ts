import type { Role, Status } from "@kwan/domain";
import { inLanguage } from "@kwan/domain/language";
import type { StatusTagProps } from "@kwan/ui";
import { m } from "#messages";

/** The colour of each status for staff. `caution` means that an officer has to act. */
export const toneForStaff: Readonly<Record<Status, StatusTagProps["tone"]>> = {
  draft: "neutral",
  awaiting_payment: "neutral",
  paid: "caution",
  in_review: "caution",
  action_required: "info",
  testing: "info",
  approved: "caution",
  producing: "info",
  ready: "accent",
  completed: "positive",
  rejected: "critical",
  cancelled: "neutral",
};

export const roleNames: Readonly<Record<Role, string>> = inLanguage({
  learner: m.roles_learner,
  driver: m.roles_driver,
  driving_school: m.roles_driving_school,
  reviewer: m.roles_reviewer,
  officer: m.roles_officer,
  admin: m.roles_admin,
});
