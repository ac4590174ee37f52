// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.

import type { ClassLetter, PlainDate, Status } from "@kwan/domain";
import type { DecisionKind } from "@kwan/domain/decisions";
import type { Kind, LicenseStatus } from "@kwan/domain/kinds";
import type { Appointment } from "../appointments/models.ts";
import type { Decision } from "../decisions/models.ts";
import type { Driver, EyeTest, Identification } from "../drivers/models.ts";
import type { ApplicationId, DriverId } from "../ids.ts";
import type { License } from "../licences/models.ts";

export type SearchDriversQuery = {
  readonly search: string;
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
};

export type SearchDriversItem = {
  id: DriverId;
  name: string;
  date_of_birth: PlainDate | null;
  phone_number: string | null;
  id_number: string | null;
  /** Whether an officer has checked the identity document. */
  is_id_verified: boolean;
  license_number: string | null;
  /** The status of the licence. Null if there is none. */
  license_status: LicenseStatus | null;
  classes: ClassLetter[];
  /** Whether the person can log in. */
  has_account: boolean;
  /** The number of the person's open applications. */
  open_applications: number;
};

export type GetDriverFileAnswer = {
  driver: Driver;
  name: string;
  /** What an officer should know first about the person. */
  flags: (
    | "account_ended"
    | "decision_proposed"
    | "driver_disqualified"
    | "identity_expired"
    | "identity_unverified"
    | "licence_disputed"
    | "licence_expired"
    | "licence_provisional"
    | "licence_revoked"
    | "licence_suspended"
    | "no_account"
    | "own_namesake"
    | "own_record"
    | "payment_flagged"
  )[];
  /** The identity document on record. */
  identification: Identification;
  /** Who checked the identity document, and how. Null if no one has. */
  identity_check: {
    /** The person who checked the identification. */
    by: string | null;
    /** When the identification was checked. */
    at: string | null;
    /** The officer's note. Null if there is none. */
    note: string | null;
  } | null;
  /** The account that the person logs in with. Null if they have no account. */
  account: {
    id: string;
    email: string | null;
    phone_number: string | null;
    is_email_verified: boolean;
    is_phone_verified: boolean;
    /** Whether the account can be used. */
    is_active: boolean;
    created_at: string;
  } | null;
  /** The licence card, the learner's licence and the permits. */
  license: License;
  /**
   * How the licence came to the account, while that waits for an officer: the claimer's identity has not been verified, or
   * others claim the licence, too. Null otherwise.
   */
  claim: {
    /** The name of the account that claimed the licence. */
    claimed_by: string;
    /** When the licence was claimed. */
    claimed_at: string;
    /** Whether the claimer's name sounds like the name on the licence. */
    is_alike: boolean;
    /** The name on the licence, if the claimer had a profile of their own. Null otherwise. */
    name_on_licence: string | null;
    /** The accounts that claim the licence, too, in the order in which they did. */
    others: {
      name: string;
      email: string | null;
      phone_number: string | null;
      /** When this account claimed the licence. */
      made_at: string;
    }[];
  } | null;
  /** The latest eye test. */
  eye_test: EyeTest;
  /**
   * The lessons that driving schools have recorded. `hours` includes only lessons that the trainee attended and
   * confirmed.
   */
  training: {
    /** The number of lessons on record. */
    lessons: number;
    /** Hours of training. */
    hours: number;
    /** The date of the latest lesson. Null if there is none. */
    last_on: PlainDate | null;
  };
  /** The latest applications. */
  applications: {
    id: string;
    /** Number of the application. */
    number: string;
    kind: Kind;
    title: string;
    status: Status;
    branch_name: string | null;
    created_at: string;
    /** When the application was submitted. Null if it has not been submitted. */
    submitted_at: string | null;
    /** When the application was completed. Null if it has not been completed. */
    completed_at: string | null;
  }[];
  /** The latest invoices with their payments, at most 50. */
  invoices: {
    id: string;
    /** Number of the invoice. */
    number: string;
    service: ApplicationId;
    /** Number of the application. */
    service_number: string;
    service_title: string;
    status: "cancelled" | "expired" | "paid" | "pending" | "refunded" | "unpaid";
    /** Total, in Ghana cedis, with two decimal places. */
    total: string;
    /** Always GHS, the Ghana cedi. */
    currency: "GHS";
    /** When the invoice was issued. */
    issued_at: string;
    /** When the invoice was paid. Null if it has not been paid. */
    paid_at: string | null;
    /** The payments for the invoice, in the order in which they were started. */
    payments: {
      id: string;
      reference: string;
      channel: "card" | "mobile_money";
      status: "cancelled" | "expired" | "failed" | "paid" | "pending" | "reversed" | "waiting";
      /** Amount in Ghana cedis, with two decimal places. */
      amount: string;
      started_at: string;
      /** Why the payment was flagged. Null if it has not been flagged. */
      flag: "application_ended" | "refund_asked" | "refund_due" | "wrong_amount" | null;
      /** Whether an officer has recorded the outcome of a flagged payment. */
      is_resolved: boolean;
    }[];
  }[];
  /** The latest appointments, at most 50. */
  appointments: Appointment[];
  /** The latest messages, without their text, at most 50. */
  messages: {
    id: string;
    /** What the message is about. */
    purpose: string;
    /** Whether the message is an email or an SMS. */
    channel: "email" | "sms";
    /** The current status. */
    state: "failed" | "sent" | "waiting";
    created_at: string;
  }[];
  /** The latest decisions about the record, at most 50. */
  decisions: Decision[];
  /** The kinds of decision that the caller can propose for this person. */
  may_propose: DecisionKind[];
};

export type OpenDriverFileBody = {
  reason: string;
};

export type DownloadDriverDataBody = {
  reason: string;
};

export type RegisterDriverBody = {
  first_name: string;
  last_name: string;
  date_of_birth: string;
  nationality: {
    /** Country code. */
    value: string;
    label: string;
  };
  /** Kind of identity document. */
  id_type: "ghana_card" | "non_citizen_card" | "passport";
  id_number: string;
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
  /**
   * Whether the officer has confirmed that this is a different person from the one on record with the same name and
   * date of birth.
   */
  is_another_person?: boolean | undefined;
  issued_on?: string | null | undefined;
  expires_on?: string | null | undefined;
};
