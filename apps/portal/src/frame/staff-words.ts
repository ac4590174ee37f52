import type { Role, Status } from "@kwan/domain";
import type { StatusTagProps } from "@kwan/ui";

/** How staff call each state of an application, and how it looks: caution is where the office has to act. */
export const statusForStaff: Readonly<Record<Status, { label: string; tone: StatusTagProps["tone"] }>> = {
  draft: { label: "Draft", tone: "neutral" },
  awaiting_payment: { label: "Unpaid", tone: "neutral" },
  paid: { label: "Paid, not begun", tone: "caution" },
  in_review: { label: "Being checked", tone: "caution" },
  action_required: { label: "Asked for more", tone: "info" },
  testing: { label: "Tests", tone: "info" },
  approved: { label: "Approved", tone: "caution" },
  producing: { label: "Card being made", tone: "info" },
  ready: { label: "Ready to collect", tone: "accent" },
  completed: { label: "Completed", tone: "positive" },
  rejected: { label: "Refused", tone: "critical" },
  cancelled: { label: "Cancelled", tone: "neutral" },
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
