import type { StatusTagProps } from "@kwan/ui";
import { m } from "#messages";
import type { PersonFile } from "./queries.ts";

type Words = { label: () => string; tone: StatusTagProps["tone"] };

export const licenceWords = {
  valid: { label: m.desk_licence_valid, tone: "success" },
  renewal_overdue: { label: m.desk_licence_overdue, tone: "warning" },
  expired: { label: m.desk_licence_expired, tone: "error" },
  suspended: { label: m.desk_licence_suspended, tone: "error" },
  disqualified: { label: m.desk_licence_disqualified, tone: "error" },
  revoked: { label: m.desk_licence_revoked, tone: "error" },
} as const satisfies Readonly<Record<NonNullable<PersonFile["license"]["status"]>, Words>>;

export const flagWords: Readonly<Record<PersonFile["flags"][number], Words>> = {
  own_namesake: { label: m.desk_flag_own_namesake, tone: "warning" },
  own_record: { label: m.desk_flag_own_record, tone: "info" },
  identity_unverified: { label: m.desk_flag_identity_unverified, tone: "warning" },
  identity_expired: { label: m.desk_flag_identity_expired, tone: "warning" },
  licence_disputed: { label: m.desk_flag_disputed, tone: "error" },
  licence_provisional: { label: m.desk_flag_licence_provisional, tone: "warning" },
  no_account: { label: m.desk_flag_no_account, tone: "neutral" },
  account_ended: { label: m.desk_flag_account_ended, tone: "error" },
  licence_revoked: { label: m.desk_flag_licence_revoked, tone: "error" },
  driver_disqualified: { label: m.desk_flag_disqualified, tone: "error" },
  licence_suspended: { label: m.desk_flag_licence_suspended, tone: "error" },
  licence_expired: { label: m.desk_flag_licence_expired, tone: "error" },
  payment_flagged: { label: m.desk_flag_payment, tone: "warning" },
  decision_proposed: { label: m.desk_flag_decision, tone: "warning" },
};

export const messageWords: Readonly<Record<PersonFile["messages"][number]["state"], Words>> = {
  waiting: { label: m.desk_message_waiting, tone: "info" },
  sent: { label: m.desk_message_sent, tone: "success" },
  failed: { label: m.desk_message_failed, tone: "error" },
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
