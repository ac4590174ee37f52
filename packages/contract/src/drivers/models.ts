// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.
import type { ClassLetter, PlainDate } from "@kwan/domain";
import type { ApplicationId, DriverId, InvoiceId } from "../ids.ts";

export type Address = {
  digital_address?: string | null | undefined;
  /** Plus Code of the place. */
  plus_code?: string | null | undefined;
  /** The whole address on one line. */
  address?: string | null | undefined;
  town?: string | null | undefined;
  street_name?: string | null | undefined;
  city?: string | null | undefined;
  /** Country of the address. */
  country?: string | null | undefined;
  /** Postcode. */
  post_code?: string | null | undefined;
  lat?: number | null | undefined;
  lon?: number | null | undefined;
};

export type AvailableService = {
  kind: string;
  /** Code of the service. */
  code: string;
  title: string;
  /** Who the service is for. */
  summary: string;
  /** True if the driver can apply now. */
  is_eligible: boolean;
  /** Every reason why the driver is not eligible. Empty if the driver is eligible. */
  reasons: {
    /** Code of the condition that is not met. */
    code: string;
    message: string;
    /** How to meet the condition. */
    remedy: {
      /** Code of the next step, such as `wait` or `apply`. */
      do: string;
      text: string;
      /** The first day on which the condition can be met. Null if it cannot be met. */
      ready_on: PlainDate | null;
      /** A more suitable kind of service. Null if there is none. */
      instead?: string | null | undefined;
    };
  }[];
  /** The first day on which the driver can be eligible. Null if one of the conditions cannot be met. */
  earliest: PlainDate | null;
  /** Price in Ghana cedis, with two decimal places. */
  price: string;
  /** Always GHS, the Ghana cedi. */
  currency: "GHS";
  /** The minimum number of working days that the service takes. */
  min_days: number;
  /** The maximum number of working days that the service takes. */
  max_days: number;
  /** The documents that the service asks for, including optional ones. */
  documents: string[];
};

export type Driver = {
  date_of_birth: PlainDate | null;
  nationality: {
    /** Country code. */
    value: string;
    label: string;
  } | null;
  sex: string | null;
  phone_number: string;
  is_phone_verified: boolean;
  email: string | null;
  is_email_verified: boolean;
  /** The driver's home address. */
  address: Address | null;
  /** Occupation. */
  occupation: string | null;
  /** Blood group. Optional, because it is health data. */
  blood_group: string | null;
  classes: ClassLetter[];
  created_at: string;
  updated_at: string;
  first_name: string;
  last_name: string;
  other_name: string | null;
  id: DriverId;
};

export type EyeTest = {
  driver: DriverId;
  /** Date of the test. */
  tested_on: PlainDate | null;
  is_passed: boolean | null;
  /** Whether the driver needs glasses or lenses to drive. Null if we do not know. */
  needs_glasses: boolean | null;
  /** Visual acuity, as recorded by the test centre. */
  acuity: string | null;
  /** Where the eye test was taken. */
  centre: string | null;
  /** The last day on which the eye test is valid. Null if there is no eye test. */
  valid_until: PlainDate | null;
};

export type Identification = {
  driver: DriverId;
  /** Kind of identity document. */
  id_type: "ghana_card" | "non_citizen_card" | "passport" | null;
  id_number: string | null;
  issued_on: PlainDate | null;
  expires_on: PlainDate | null;
  /** Whether an officer has verified the identity document. */
  is_verified: boolean;
  updated_at: string | null;
  /** The files of the document that officers have not checked yet. We delete a file that nobody checks within 180 days. */
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
};

export type CreateDriverBody = {
  first_name: string;
  last_name: string;
  date_of_birth: string;
  nationality: {
    /** Country code. */
    value: string;
    label: string;
  };
  other_name?: string | null | undefined;
  sex?: "female" | "male" | null | undefined;
  phone_number?: string | undefined;
  email?: string | null | undefined;
  /** The driver's home address. */
  address?:
    | {
        digital_address?: string | null | undefined;
        /** Plus Code of the place. */
        plus_code?: string | null | undefined;
        /** The whole address on one line. */
        address?: string | null | undefined;
        town?: string | null | undefined;
        street_name?: string | null | undefined;
        city?: string | null | undefined;
        /** Country of the address. */
        country?: string | null | undefined;
        /** Postcode. */
        post_code?: string | null | undefined;
        lat?: number | null | undefined;
        lon?: number | null | undefined;
      }
    | null
    | undefined;
  /** Occupation. */
  occupation?: string | null | undefined;
  /** Blood group. This is health data, so it is recorded only if the driver provides it. */
  blood_group?: string | null | undefined;
};

export type ClaimLicenceBody = {
  license_number: string;
  date_of_birth: string;
  issued_on: string;
};

export type ClaimLicenceAnswer = {
  driver: DriverId;
  /** Whether the driver must wait for an officer to verify their identity before they can apply for or change anything. */
  is_provisional: boolean;
  message: string;
};

export type UpdateDriverBody = {
  phone_number?: string | undefined;
  email?: string | null | undefined;
  sex?: "female" | "male" | null | undefined;
  /** The driver's home address. */
  address?:
    | {
        digital_address?: string | null | undefined;
        /** Plus Code of the place. */
        plus_code?: string | null | undefined;
        /** The whole address on one line. */
        address?: string | null | undefined;
        town?: string | null | undefined;
        street_name?: string | null | undefined;
        city?: string | null | undefined;
        /** Country of the address. */
        country?: string | null | undefined;
        /** Postcode. */
        post_code?: string | null | undefined;
        lat?: number | null | undefined;
        lon?: number | null | undefined;
      }
    | null
    | undefined;
  /** Occupation. */
  occupation?: string | null | undefined;
  /** Blood group. This is health data, so it is recorded only if the driver provides it. */
  blood_group?: string | null | undefined;
};

export type PutIdentificationBody = {
  /** Kind of identity document. */
  id_type: "ghana_card" | "non_citizen_card" | "passport";
  id_number: string;
  issued_on?: string | null | undefined;
  expires_on?: string | null | undefined;
};

export type RecordEyeTestBody = {
  /** Date of the test. */
  tested_on: string;
  is_passed: boolean;
  /** Whether the driver needs glasses or lenses to drive. Null if we do not know. */
  needs_glasses: boolean;
  /** Where the eye test was taken. */
  centre: string;
  /** Visual acuity, as recorded by the test centre. */
  acuity?: string | null | undefined;
  /** Why the person has another eye test on the same day. Required if there is one. */
  reason?: string | null | undefined;
};

export type ListAvailableServicesQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
};

export type ListDriverPaymentsQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** Lists only items with this status. */
  readonly status?: "cancelled" | "expired" | "failed" | "paid" | "pending" | "reversed" | "waiting" | null | undefined;
};

export type ListDriverPaymentsItem = {
  id: string;
  invoice: InvoiceId;
  reference: string;
  /** Payment provider. */
  provider: string;
  channel: "card" | "mobile_money";
  status: "cancelled" | "expired" | "failed" | "paid" | "pending" | "reversed" | "waiting";
  /** Amount in Ghana cedis, with two decimal places. */
  amount: string;
  /** The amount that has been refunded. */
  refunded: string;
  /** Always GHS, the Ghana cedi. */
  currency: "GHS";
  /** A message to the payer about the current status. */
  message: string;
  /**
   * The URL of the payment provider's page where the payer continues. Null if the payer only gets a prompt on their
   * phone.
   */
  checkout_url: string | null;
  /**
   * The network and the last digits of the number to which the mobile money prompt was sent. Null for a card payment,
   * and if the payer gives the number on the payment provider's page.
   */
  prompt: {
    /** Mobile money network. */
    network: "at" | "mtn" | "telecel";
    /** The last three digits of the number. */
    ends_in: string;
  } | null;
  started_at: string;
  /** When the payment provider settled the payment. Null if it has not been settled. */
  settled_at: string | null;
  /** Receipt number. Null until the invoice has been paid. */
  receipt: string | null;
  /** Number of the invoice. */
  invoice_number: string;
  service: ApplicationId;
  /** Code of the kind of service, such as LLAS. */
  service_type: string;
  service_title: string;
  /** The amount that has arrived, in the currency in which it arrived. It is 0.00 if nothing has. */
  received: string;
  /** The currency in which the money arrived, such as GHS. */
  received_currency: string;
  /** The part of the amount that arrived and has not gone back. */
  left: string;
  /** What goes back or has gone back, oldest first, as negative amounts. */
  refunds: {
    /** A negative amount, with two decimal places. */
    amount: string;
    /**
     * Whether the refund has been proposed, is about to be sent, has been sent, or was refused by the payment provider.
     * `reversed` means that the provider took the money back without us, for example after a dispute.
     */
    state: "approved" | "failed" | "proposed" | "reversed" | "sent";
    /** When the refund got this status. */
    at: string;
  }[];
  /** The refund that the person has asked for, and the answer. Null if they have not asked for one. */
  refund_request: {
    /** Why they ask for a refund, in their own words. */
    reason: string;
    /** When they asked. */
    asked_at: string;
    /** Whether it has been answered, and how. */
    state: "open" | "refunded" | "refused";
    /** Why there is no refund. Null unless it was refused. */
    answer: string | null;
    /** When it was answered. Null while it is open. */
    answered_at: string | null;
  } | null;
  /** Whether the person can ask for a refund of this payment now. */
  may_ask_refund: boolean;
};
