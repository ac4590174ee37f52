import type { Role, Status } from "@kwan/domain";
import { officeStatus } from "@kwan/domain/kinds";
import type { StatusTagProps } from "@kwan/ui";

/** How staff call each state of an application, and how it looks: caution is where the office has to act. */
export const statusForStaff: Readonly<Record<Status, { label: string; tone: StatusTagProps["tone"] }>> = {
  draft: { label: officeStatus.draft, tone: "neutral" },
  awaiting_payment: { label: officeStatus.awaiting_payment, tone: "neutral" },
  paid: { label: officeStatus.paid, tone: "caution" },
  in_review: { label: officeStatus.in_review, tone: "caution" },
  action_required: { label: officeStatus.action_required, tone: "info" },
  testing: { label: officeStatus.testing, tone: "info" },
  approved: { label: officeStatus.approved, tone: "caution" },
  producing: { label: officeStatus.producing, tone: "info" },
  ready: { label: officeStatus.ready, tone: "accent" },
  completed: { label: officeStatus.completed, tone: "positive" },
  rejected: { label: officeStatus.rejected, tone: "critical" },
  cancelled: { label: officeStatus.cancelled, tone: "neutral" },
};

/** How each role is called. */
export const roleWords: Readonly<Record<Role, string>> = {
  learner: "Learner",
  driver: "Driver",
  driving_school: "Driving school",
  reviewer: "Reviewer",
  officer: "Officer",
  admin: "Administrator",
};
