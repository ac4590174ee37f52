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
  flag: "application_ended" | "refund_asked" | "refund_due" | "wrong_amount";
  /** The amount of the invoice. */
  expected: string;
  /** The amount that arrived, in the currency in which it arrived. */
  received: string;
  /** The currency in which the money arrived, such as GHS. */
  received_currency: string;
  /** The part of the amount that arrived and has not gone back. */
  left: string;
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
  /** Why the payer asks for a refund, in their own words. Null if they have not asked for one. */
  request: string | null;
  /** The refunds of the payment, latest first. A payment can be refunded in parts. */
  refunds: {
    /** The current status. */
    state: "approved" | "failed" | "proposed" | "sent";
    /** Amount in Ghana cedis, with two decimal places. */
    amount: string;
    /** Why the provider refused the refund. Null if the provider has not refused it. */
    failure: string | null;
    /** The person who proposed the refund. Null if the refund follows from a rule. */
    proposed_by: string | null;
    /** The person who approved the refund. Null if nobody has approved it. */
    approved_by: string | null;
    /** When the refund got this status. */
    at: string;
  }[];
  /** What became of the money, if two people end the case without a refund through the provider. Null otherwise. */
  closing: {
    /** Whether the money went back in another way, or never arrived. */
    outcome: "not_received" | "refunded";
    /** The person who proposed this. */
    proposed_by: string;
    /** The person who approved it. Null while another person has to decide. */
    approved_by: string | null;
    /** When it was proposed or approved. */
    at: string;
  } | null;
  /** What the officer recorded about the payment. Null until an officer has recorded an outcome. */
  resolution: {
    /** What became of the money. With `kept`, the payer asked for a refund and there is none. */
    outcome: "kept" | "not_received" | "refunded";
    note: string;
    /** When an officer recorded the outcome. */
    resolved_at: string;
    /** The officer who recorded the outcome. Null if the server did. */
    resolved_by: string | null;
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
  /** The files of the document that officers have not checked yet. */
  files: {
    id: string;
    /** Name of the file. */
    name: string;
    type: "application/pdf" | "image/jpeg" | "image/png";
    /** When the file was uploaded. */
    uploaded_at: string;
    /** Whether the file came from the person's own account, and not from staff. */
    is_owners: boolean;
  }[];
  /** The number of the person's open applications. */
  open_applications: number;
};
