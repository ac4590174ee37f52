import type { Status } from "@kwan/domain";
import type { KindRow } from "@kwan/domain/kinds";
import type { StatusTagProps } from "@kwan/ui";

/** The label and the tone of each status. */
export const statusWords: Readonly<Record<Status, { label: string; tone: StatusTagProps["tone"] }>> = {
  draft: { label: "Draft", tone: "neutral" },
  awaiting_payment: { label: "Unpaid", tone: "caution" },
  paid: { label: "Paid", tone: "info" },
  in_review: { label: "Being checked", tone: "info" },
  action_required: { label: "We need more from you", tone: "caution" },
  testing: { label: "Ready for tests", tone: "caution" },
  approved: { label: "Approved", tone: "positive" },
  producing: { label: "Card being made", tone: "info" },
  ready: { label: "Card ready", tone: "accent" },
  completed: { label: "Completed", tone: "positive" },
  rejected: { label: "Rejected", tone: "critical" },
  cancelled: { label: "Cancelled", tone: "neutral" },
};

/** The duration of a kind, such as "3 to 5 working days". */
export function takesInWords({ min_days, max_days }: KindRow["takes"]): string {
  if (max_days <= 1) return "1 working day";
  return min_days === max_days ? `${max_days} working days` : `${min_days} to ${max_days} working days`;
}
