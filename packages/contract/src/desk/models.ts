// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.

import type { ClassLetter, PlainDate, Status } from "@kwan/domain";
import type { DecisionKind } from "@kwan/domain/decisions";
import type { Kind, LicenseStatus } from "@kwan/domain/kinds";
import type { Appointment } from "../appointments/models.ts";
import type { Decision } from "../decisions/models.ts";
import type {
  CreateDriverBodyAddress,
  CreateDriverBodyNationality,
  Driver,
  EyeTest,
  Identification,
} from "../drivers/models.ts";
import type { ApplicationId, DriverId } from "../ids.ts";
import type { License } from "../licences/models.ts";

export type SearchDriversQuery = {
  /** The text to search for. To search a long list, send at least three letters or digits in a row. */
  readonly search: string;
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
};

export type SearchDriversItem = {
  /** Opaque ID. */
  id: DriverId;
  /** Name. */
  name: string;
  /** Date of birth. */
  date_of_birth: PlainDate | null;
  /** Phone number, in the form +233… */
  phone_number: string | null;
  /** Number of the identity document. */
  id_number: string | null;
  /** Whether an officer has checked the identity document. */
  is_id_verified: boolean;
  /** Licence number. */
  license_number: string | null;
  /** The status of the licence. Null if there is none. */
  license_status: LicenseStatus | null;
  /** Class letters. */
  classes: ClassLetter[];
  /** Whether the person can log in. */
  has_account: boolean;
  /** The number of the person's open applications. */
  open_applications: number;
};

export type GetDriverFileFlag =
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
  | "payment_flagged";

export type GetDriverFileIdentityCheck = {
  /** The person who checked the identification. */
  by: string | null;
  /** When the identification was checked. */
  at: string | null;
  /** The officer's note. Null if there is none. */
  note: string | null;
};

export type GetDriverFileAccount = {
  /** Opaque ID. */
  id: string;
  /** Email address. */
  email: string | null;
  /** Phone number, in the form +233… */
  phone_number: string | null;
  /** True if the email address has been verified with a code. */
  is_email_verified: boolean;
  /** True if the phone number has been verified with a code. */
  is_phone_verified: boolean;
  /** Whether the account can be used. */
  is_active: boolean;
  /** When the record was created. */
  created_at: string;
};

export type GetDriverFileClaim = {
  /** The name of the account that claimed the licence. */
  claimed_by: string;
  /** When the licence was claimed. */
  claimed_at: string;
  /** Whether the claimer's name sounds like the name on the licence. */
  is_alike: boolean;
  /** The name on the licence, if the claimer had a profile of their own. Null otherwise. */
  name_on_licence: string | null;
  /** The accounts that claim the licence, too, in the order in which they did. */
  others: GetDriverFileClaimOther[];
};

export type GetDriverFileClaimOther = {
  /** Name. */
  name: string;
  /** Email address. */
  email: string | null;
  /** Phone number, in the form +233… */
  phone_number: string | null;
  /** When this account claimed the licence. */
  made_at: string;
};

export type GetDriverFileTraining = {
  /** The number of lessons on record. */
  lessons: number;
  /** Hours of training. */
  hours: number;
  /** The date of the latest lesson. Null if there is none. */
  last_on: PlainDate | null;
};

export type GetDriverFileApplication = {
  /** Opaque ID. */
  id: string;
  /** Number of the application. */
  number: string;
  /** Kind of service, as it is spelled in its path. */
  kind: Kind;
  /** Title to display. */
  title: string;
  /** The status of the record. */
  status: Status;
  /** Branch name. */
  branch_name: string | null;
  /** When the record was created. */
  created_at: string;
  /** When the application was submitted. Null if it has not been submitted. */
  submitted_at: string | null;
  /** When the application was completed. Null if it has not been completed. */
  completed_at: string | null;
};

export type GetDriverFileInvoice = {
  /** Opaque ID. */
  id: string;
  /** Number of the invoice. */
  number: string;
  /** ID of the application. */
  service: ApplicationId;
  /** Number of the application. */
  service_number: string;
  /** Title of the service that the invoice is for. */
  service_title: string;
  /** The status of the record. */
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
  payments: GetDriverFileInvoicePayment[];
};

export type GetDriverFileInvoicePayment = {
  /** Opaque ID. */
  id: string;
  /** The payment provider's reference for the payment. */
  reference: string;
  /** The payment method: mobile money or card. */
  channel: "card" | "mobile_money";
  /** The status of the record. */
  status: "cancelled" | "expired" | "failed" | "paid" | "pending" | "reversed" | "waiting";
  /** Amount in Ghana cedis, with two decimal places. */
  amount: string;
  /** When the session, payment or test started. */
  started_at: string;
  /** Why the payment was flagged. Null if it has not been flagged. */
  flag: "application_ended" | "refund_asked" | "refund_due" | "wrong_amount" | null;
  /** Whether an officer has recorded the outcome of a flagged payment. */
  is_resolved: boolean;
};

export type GetDriverFileMessage = {
  /** Opaque ID. */
  id: string;
  /** What the message is about. */
  purpose: string;
  /** Whether the message is an email or an SMS. */
  channel: "email" | "sms";
  /** The current status. */
  state: "failed" | "sent" | "waiting";
  /** When the record was created. */
  created_at: string;
};

export type GetDriverFileAnswer = {
  /** ID of the driver profile. */
  driver: Driver;
  /** Name. */
  name: string;
  /** What an officer should know first about the person. */
  flags: GetDriverFileFlag[];
  /** The identity document on record. */
  identification: Identification;
  /** Who checked the identity document, and how. Null if no one has. */
  identity_check: GetDriverFileIdentityCheck | null;
  /** The account that the person logs in with. Null if they have no account. */
  account: GetDriverFileAccount | null;
  /** The licence card, the learner's licence and the permits. */
  license: License;
  /**
   * How the licence came to the account, while that waits for an officer: the claimer's identity has not been verified, or
   * others claim the licence, too. Null otherwise.
   */
  claim: GetDriverFileClaim | null;
  /** The latest eye test. */
  eye_test: EyeTest;
  /**
   * The lessons that driving schools have recorded. `hours` includes only lessons that the trainee attended and
   * confirmed.
   */
  training: GetDriverFileTraining;
  /** The latest applications. */
  applications: GetDriverFileApplication[];
  /** The latest invoices with their payments, at most 50. */
  invoices: GetDriverFileInvoice[];
  /** The latest appointments, at most 50. */
  appointments: Appointment[];
  /** The latest messages, without their text, at most 50. */
  messages: GetDriverFileMessage[];
  /** The latest decisions about the record, at most 50. */
  decisions: Decision[];
  /** The kinds of decision that the caller can propose for this person. */
  may_propose: DecisionKind[];
};

export type OpenDriverFileBody = {
  /** The reason for the request, decision or action. */
  reason: string;
};

export type DownloadDriverDataBody = {
  /** The reason for the request, decision or action. */
  reason: string;
};

export type RegisterDriverBody = {
  /** First name. */
  first_name: string;
  /** Surname. */
  last_name: string;
  /** Date of birth. */
  date_of_birth: string;
  /** Country code and demonym. */
  nationality: CreateDriverBodyNationality;
  /** Kind of identity document. */
  id_type: "ghana_card" | "non_citizen_card" | "passport";
  /** Number of the identity document. */
  id_number: string;
  /** Other names. Null if there are none. */
  other_name?: string | null | undefined;
  /** Sex, as printed on the card. */
  sex?: "female" | "male" | null | undefined;
  /** Phone number, in the form +233… */
  phone_number?: string | undefined;
  /** Email address. */
  email?: string | null | undefined;
  /** The driver's home address. */
  address?: CreateDriverBodyAddress | null | undefined;
  /** Occupation. */
  occupation?: string | null | undefined;
  /** Blood group. This is health data, so it is recorded only if the driver provides it. */
  blood_group?: string | null | undefined;
  /**
   * Whether the officer has confirmed that this is a different person from the one on record with the same name and
   * date of birth.
   */
  is_another_person?: boolean | undefined;
  /** Date of issue. */
  issued_on?: string | null | undefined;
  /** The last day on which the document, licence or permit is valid. */
  expires_on?: string | null | undefined;
};
