// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.

import type { PlainDate } from "@kwan/domain";
import type { IdentificationFile } from "../drivers/models.ts";
import type { ApplicationId, DriverId, InvoiceId, PaymentId } from "../ids.ts";

export type FlaggedPaymentRefund = {
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
};

export type FlaggedPaymentClosing = {
  /** Whether the money went back in another way, or never arrived. */
  outcome: "not_received" | "refunded";
  /** The person who proposed this. */
  proposed_by: string;
  /** The person who approved it. Null while another person has to decide. */
  approved_by: string | null;
  /** When it was proposed or approved. */
  at: string;
};

export type FlaggedPaymentResolution = {
  /** What became of the money. With `kept`, the payer asked for a refund and there is none. */
  outcome: "kept" | "not_received" | "refunded";
  /** A note about the decision or result. */
  note: string;
  /** When an officer recorded the outcome. */
  resolved_at: string;
  /** The officer who recorded the outcome. Null if the server did. */
  resolved_by: string | null;
};

export type FlaggedPayment = {
  /** Opaque ID. */
  id: PaymentId;
  /** The payment provider's reference for the payment. */
  reference: string;
  /** Payment provider. */
  provider: string;
  /** The payment method: mobile money or card. */
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
  /** ID of the invoice. */
  invoice: InvoiceId;
  /** Number of the invoice. */
  invoice_number: string;
  /** ID of the application. */
  service: ApplicationId;
  /** Kind of service, as it is spelled in its path. */
  kind: string;
  /** Number of the application. */
  service_number: string;
  /** Title of the service that the invoice is for. */
  service_title: string;
  /** ID of the driver profile. */
  driver: DriverId;
  /** Display name of the driver. */
  driver_name: string;
  /** Why the payer asks for a refund, in their own words. Null if they have not asked for one. */
  request: string | null;
  /** The refunds of the payment, latest first. A payment can be refunded in parts. */
  refunds: FlaggedPaymentRefund[];
  /** What became of the money, if two people end the case without a refund through the provider. Null otherwise. */
  closing: FlaggedPaymentClosing | null;
  /** What the officer recorded about the payment. Null until an officer has recorded an outcome. */
  resolution: FlaggedPaymentResolution | null;
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
  /** ID of the driver profile. */
  driver: DriverId;
  /** Display name of the driver. */
  driver_name: string;
  /** Date of birth. */
  date_of_birth: PlainDate | null;
  /** Country code and demonym. */
  nationality: string | null;
  /** Phone number, in the form +233… */
  phone_number: string | null;
  /** Kind of identity document. */
  id_type: "ghana_card" | "non_citizen_card" | "passport";
  /** Number of the identity document. */
  id_number: string;
  /** Date of issue. */
  issued_on: PlainDate | null;
  /** The last day on which the document, licence or permit is valid. */
  expires_on: PlainDate | null;
  /** When the record was last changed. */
  updated_at: string;
  /** The files of the document that officers have not checked yet. */
  files: IdentificationFile[];
  /** The number of the person's open applications. */
  open_applications: number;
};
