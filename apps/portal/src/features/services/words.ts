import { dayOf, formatCedis, isInstant, pesewasFromWire, type Status } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import type { KindRow } from "@kwan/domain/kinds";
import type { StatusTagProps } from "@kwan/ui";

/** How each state is called, and how it looks. */
export const statusWords: Readonly<Record<Status, { label: string; tone: StatusTagProps["tone"] }>> = {
  draft: { label: "Draft", tone: "neutral" },
  awaiting_payment: { label: "To be paid", tone: "caution" },
  paid: { label: "Paid", tone: "info" },
  in_review: { label: "Being checked", tone: "info" },
  action_required: { label: "Needs your answer", tone: "caution" },
  testing: { label: "Tests", tone: "caution" },
  approved: { label: "Approved", tone: "positive" },
  producing: { label: "Card being made", tone: "info" },
  ready: { label: "Ready", tone: "accent" },
  completed: { label: "Completed", tone: "positive" },
  rejected: { label: "Refused", tone: "critical" },
  cancelled: { label: "Cancelled", tone: "neutral" },
};

/** An amount of the wire as people read it. */
export const cedis = (amount: string): string => formatCedis(pesewasFromWire(amount) ?? 0);

/** A day, or the day of an instant, as people read it. */
export const dayInWords = (date: string | null): string => (date ? formatDate(dayOf(date), "long") : "");

/** An instant with its time. Ghana keeps UTC all year. */
export const timeInWords = (instant: string): string =>
  isInstant(instant) ? `${dayInWords(instant)}, ${instant.slice(11, 16)}` : "";

/** How long a kind takes, in words. */
export function takesInWords({ min_days, max_days }: KindRow["takes"]): string {
  if (max_days <= 1) return "Within 1 working day";
  return min_days === max_days ? `${max_days} working days` : `${min_days} to ${max_days} working days`;
}
