// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.

import type { MobileNetwork } from "@kwan/domain";
import type { ApplicationId, InvoiceId } from "../ids.ts";
import type { InvoiceLine } from "../models.ts";

export type Invoice = {
  /** Opaque ID. */
  id: InvoiceId;
  /** Number of the invoice. */
  number: string;
  /** ID of the application. */
  service: ApplicationId;
  /** Title of the service that the invoice is for. */
  service_title: string;
  /** Name of the person who pays. The payer sees it in full, and everyone else sees it masked. */
  payer: string;
  /** The status of the record. */
  status: "cancelled" | "expired" | "paid" | "pending" | "refunded" | "unpaid";
  /** The prices that add up to the total. */
  lines: InvoiceLine[];
  /** Total, in Ghana cedis, with two decimal places. */
  total: string;
  /** Always GHS, the Ghana cedi. */
  currency: "GHS";
  /** When the invoice was issued. */
  issued_at: string;
  /** The time by which the invoice must be paid. */
  due_at: string;
  /** When the invoice was paid. Null if it has not been paid. */
  paid_at: string | null;
  /** Receipt number. Null until the invoice has been paid. */
  receipt: string | null;
};

export type StartPaymentBody =
  | {
      /** The payment method: mobile money or card. */
      channel: "mobile_money";
      /** Mobile money network. */
      network: MobileNetwork;
      /** Phone number, in the form +233… */
      phone_number: string;
    }
  | {
      /** The payment method: mobile money or card. */
      channel: "card";
      /** Email address. */
      email?: string | undefined;
    };
