import type { Pesewas, PlainDate } from "@kwan/domain";
import type { CostItem } from "@kwan/domain/kinds";
import type { ColumnType, GeneratedAlways } from "kysely";
import type {
  AccountId,
  ApplicationId,
  BooksId,
  BranchId,
  DecisionId,
  DifferenceId,
  DriverId,
  InvoiceId,
  PaymentId,
  RefundId,
} from "../../ids.ts";
import type { Day, Flag, Maybe, MaybeMoment, Moment } from "./columns.ts";

export interface Invoices {
  id: InvoiceId;
  number: string;
  application_id: ApplicationId;
  driver_id: DriverId;
  due: "on_sending" | "before_production" | "retest";
  /** The number of the attempt that a retest pays for. Null for other payments. */
  attempt: Maybe<number>;
  status: "unpaid" | "pending" | "paid" | "expired" | "cancelled" | "refunded";
  total_pesewas: Pesewas;
  issued_at: Moment;
  due_at: Moment;
  paid_at: MaybeMoment;
}

export interface InvoiceLines {
  invoice_id: InvoiceId;
  position: number;
  item: CostItem;
  title: string;
  quantity: number;
  unit_pesewas: Pesewas;
  total_pesewas: Pesewas;
}

export interface Payments {
  id: PaymentId;
  invoice_id: InvoiceId;
  reference: string;
  provider: string;
  channel: "mobile_money" | "card";
  status: "waiting" | "pending" | "paid" | "failed" | "expired" | "cancelled" | "reversed";
  amount_pesewas: Pesewas;
  currency: "GHS";
  checkout_url: string | null;
  /** The mobile money network and phone to which the prompt was sent. */
  network: Maybe<"mtn" | "telecel" | "at">;
  phone_number: Maybe<string>;
  /**
   * Why an officer has to check the payment: the money arrived but does not pay the invoice, or it has to be refunded
   * because the application was rejected or cancelled, or the payer asks for a refund.
   */
  mismatch: "wrong_amount" | "refund_due" | "application_ended" | "refund_asked" | null;
  flagged_at: MaybeMoment;
  /** The amount that arrived if it is not the amount of the payment, in the smallest unit of its currency. */
  received_pesewas: Maybe<Pesewas>;
  /** The currency that arrived. Null if it is the currency of the payment. */
  received_currency: Maybe<string>;
  flag_outcome: Maybe<"refunded" | "not_received" | "kept">;
  flag_note: Maybe<string>;
  flag_resolved_at: MaybeMoment;
  flag_resolved_by: Maybe<AccountId>;
  /** Why the payer asks for a refund, in their own words. */
  refund_reason: Maybe<string>;
  refund_asked_at: MaybeMoment;
  /** Whether the applicant started it, and not somebody else who has the link. */
  is_by_applicant: Flag;
  started_at: Moment;
  settled_at: MaybeMoment;
  /** The time at which to check the payment with the provider again. Null if the payment can no longer be settled. */
  next_look_at: MaybeMoment;
}

export interface Refunds {
  id: RefundId;
  payment_id: PaymentId;
  /** The decision of two people. Null if the refund follows from a rule. */
  decision_id: Maybe<DecisionId>;
  /** The rule from which the refund follows. Null if two people have decided. */
  rule: Maybe<"paid_twice" | "withdrawn" | "cancelled" | "retest_not_needed">;
  pesewas: Pesewas;
  state: "approved" | "sent" | "failed";
  /** Why the provider refused the refund. */
  problem: Maybe<string>;
  tried_at: MaybeMoment;
  sent_at: MaybeMoment;
  failed_at: MaybeMoment;
  created_at: Moment;
}

/** The accounts of the books: money at the provider, and to whom it belongs. */
export type Account = "provider" | "revenue" | "unassigned" | "refunds_due";

/** An amount that moved from one account to another. Only the statements in `money/entries/store.ts` add entries. */
export interface Entries {
  id: GeneratedAlways<number>;
  /** The day on which it was entered. */
  day: Day;
  at: Moment;
  event: "paid" | "flagged" | "refund_due" | "refund_sent" | "refund_failed" | "refund_returned" | "reversed";
  debit: Account;
  credit: Account;
  pesewas: Pesewas;
  currency: string;
  payment_id: PaymentId;
  refund_id: RefundId | null;
  position: number;
  item: CostItem | null;
  /** The kind and the branch of the application at that time. */
  kind: string;
  branch_id: BranchId | null;
  channel: "mobile_money" | "card";
  receipt: string | null;
}

/** The state of the books as a whole. There is only one row. */
export interface Books {
  id: BooksId;
  /** The day on which everything from before there were books had been entered. */
  complete_since: Day;
  /** The last day on which nothing can be entered any more. */
  closed_until: Maybe<PlainDate>;
  /** When they were last compared with the provider's list. */
  compared_at: MaybeMoment;
}

/** A payment on which our books and the provider's list do not agree. */
export interface ProviderDifferences {
  id: DifferenceId;
  provider: string;
  reference: string;
  /** Null if none of our payments has the reference. */
  payment_id: PaymentId | null;
  what: "missing_here" | "missing_there" | "other_amount" | "other_refund";
  currency: string;
  ours_pesewas: Pesewas;
  theirs_pesewas: Pesewas;
  found_at: Moment;
  ended_at: MaybeMoment;
}

export interface Receipts {
  number: string;
  invoice_id: InvoiceId;
  payment_id: PaymentId;
  /** Copied from its invoice by a trigger. */
  application_id: ColumnType<ApplicationId, never, never>;
  total_pesewas: Pesewas;
  channel: "mobile_money" | "card";
  paid_at: Moment;
}

export interface WebhookEvents {
  provider: string;
  event_id: string;
  received_at: Moment;
}

export interface SandboxPayments {
  reference: string;
  amount_pesewas: Pesewas;
  currency: string;
  channel: string;
  status: string;
  /** The time at which a late payment succeeds. */
  succeeds_at: MaybeMoment;
  started_at: Moment;
  return_url: string | null;
}

export interface SandboxRefunds {
  id: RefundId;
  reference: string;
  amount_pesewas: Pesewas;
  /** Whether it failed after it had been accepted. */
  failed: Flag;
}
