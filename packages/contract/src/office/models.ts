// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.

import type { PlainDate } from "@kwan/domain";
import type { ApplicationId, DriverId, InvoiceId, PaymentId } from "../ids.ts";

export type FlaggedPayment = {
  id: PaymentId;
  reference: string;
  /** Payment provider. */
  provider: string;
  channel: "card" | "mobile_money";
  /** Why an officer has to check the payment. */
  flag: "application_ended" | "refund_due" | "wrong_amount";
  /** The amount of the invoice. */
  expected: string;
  /** The amount that arrived. */
  received: string;
  /** Always GHS, the Ghana cedi. */
  currency: "GHS";
  /** When the payment was flagged. */
  flagged_at: string;
  invoice: InvoiceId;
  /** Number of the invoice. */
  invoice_number: string;
  service: ApplicationId;
  kind: string;
  /** Number of the application. */
  service_number: string;
  service_title: string;
  driver: DriverId;
  driver_name: string;
  /**
   * What happens to the money: in a request, `full` proposes a refund, which a second person has to approve, and
   * `none` keeps the money. Required when an officer rejects or cancels a paid application. For a flagged payment,
   * the latest proposed refund, or null if there is none.
   */
  refund: {
    /** The current status. */
    state: "approved" | "failed" | "proposed" | "sent";
    /** Amount in Ghana cedis, with two decimal places. */
    amount: string;
    /** Why the provider refused the refund. Null if the provider has not refused it. */
    failure: string | null;
  } | null;
  /** What the officer recorded about the payment. Null until an officer has recorded an outcome. */
  resolution: {
    /** The outcome to record, or the outcome that was recorded. */
    outcome: "not_received" | "refunded";
    note: string;
    /** When an officer recorded the outcome. */
    resolved_at: string;
    /** The officer who recorded the outcome. */
    resolved_by: string;
  } | null;
};

export type ListFlaggedPaymentsQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** Whether an officer has recorded the outcome. */
  readonly resolved?: "false" | "true" | null | undefined;
};

export type ResolveFlaggedPaymentBody = {
  /** The outcome to record, or the outcome that was recorded. */
  outcome: "not_received" | "refunded";
  note: string;
};

export type ListUnverifiedIdentitiesQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
};

export type ListUnverifiedIdentitiesItem = {
  driver: DriverId;
  driver_name: string;
  date_of_birth: PlainDate | null;
  nationality: string | null;
  phone_number: string | null;
  /** Kind of identity document. */
  id_type: "ghana_card" | "non_citizen_card" | "passport";
  id_number: string;
  issued_on: PlainDate | null;
  expires_on: PlainDate | null;
  updated_at: string;
  /** The number of the person's open applications. */
  open_applications: number;
};

export type DecideIdentityBody = {
  /** The outcome to record, or the outcome that was recorded. */
  outcome: "refused" | "verified";
  /** The number that was checked. If the number on record has changed since, the decision is rejected. */
  id_number: string;
  /** How the number was checked or, for a rejection, the message to the person. */
  note: string;
};
