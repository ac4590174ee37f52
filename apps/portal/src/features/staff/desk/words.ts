import type { StatusTagProps } from "@kwan/ui";
import { m } from "#messages";
import type { PersonFile } from "./queries.ts";

type Words = { label: () => string; tone: StatusTagProps["tone"] };

export const licenceWords = {
  valid: { label: m.desk_licence_valid, tone: "positive" },
  renewal_overdue: { label: m.desk_licence_overdue, tone: "caution" },
  expired: { label: m.desk_licence_expired, tone: "critical" },
  suspended: { label: m.desk_licence_suspended, tone: "critical" },
  disqualified: { label: m.desk_licence_disqualified, tone: "critical" },
  revoked: { label: m.desk_licence_revoked, tone: "critical" },
} as const satisfies Readonly<Record<NonNullable<PersonFile["license"]["status"]>, Words>>;

export const flagWords: Readonly<Record<PersonFile["flags"][number], Words>> = {
  own_namesake: { label: m.desk_flag_own_namesake, tone: "caution" },
  own_record: { label: m.desk_flag_own_record, tone: "info" },
  identity_unverified: { label: m.desk_flag_identity_unverified, tone: "caution" },
  identity_expired: { label: m.desk_flag_identity_expired, tone: "caution" },
  licence_disputed: { label: m.desk_flag_disputed, tone: "critical" },
  licence_provisional: { label: m.desk_flag_licence_provisional, tone: "caution" },
  no_account: { label: m.desk_flag_no_account, tone: "neutral" },
  account_ended: { label: m.desk_flag_account_ended, tone: "critical" },
  licence_revoked: { label: m.desk_flag_licence_revoked, tone: "critical" },
  driver_disqualified: { label: m.desk_flag_disqualified, tone: "critical" },
  licence_suspended: { label: m.desk_flag_licence_suspended, tone: "critical" },
  licence_expired: { label: m.desk_flag_licence_expired, tone: "critical" },
  payment_flagged: { label: m.desk_flag_payment, tone: "caution" },
  decision_proposed: { label: m.desk_flag_decision, tone: "caution" },
};

export const messageWords: Readonly<Record<PersonFile["messages"][number]["state"], Words>> = {
  waiting: { label: m.desk_message_waiting, tone: "info" },
  sent: { label: m.desk_message_sent, tone: "positive" },
  failed: { label: m.desk_message_failed, tone: "critical" },
};

export const paymentWords: Readonly<
  Record<PersonFile["invoices"][number]["payments"][number]["status"], () => string>
> = {
  waiting: m.desk_payment_waiting,
  pending: m.desk_payment_pending,
  paid: m.desk_payment_paid,
  failed: m.desk_payment_failed,
  expired: m.desk_payment_expired,
  cancelled: m.desk_payment_cancelled,
  reversed: m.desk_payment_reversed,
};
