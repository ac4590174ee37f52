// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.
import type { Role } from "@kwan/domain";
import type { AccountId, BranchId, SchoolId } from "../ids.ts";

export type Account = {
  /** Email address. */
  email: string;
  /** First name. */
  first_name: string;
  /** Surname. */
  last_name: string;
  /** Username, used to log in. */
  username: string;
  /** Role of the account. */
  role: Role;
  /** Opaque ID. */
  id: AccountId;
  /** Phone number, in the form +233… */
  phone_number: string | null;
  /** A new email address that has not been verified yet. Until it is verified, the current address stays in use. */
  pending_email: string | null;
  /** New phone number that has not been verified yet. Null if there is none. */
  pending_phone_number: string | null;
  /** True if the email address has been verified with a code. */
  is_email_verified: boolean;
  /** True if the phone number has been verified with a code. */
  is_phone_verified: boolean;
  /** When the account will be deleted. Null if the owner has not requested that. */
  deletes_at: string | null;
  /** ID of the school, for the account of a driving school. Null for other accounts. */
  school: SchoolId | null;
  /** ID of the branch. */
  branch: BranchId | null;
  /** The language in which we write to the owner. */
  language: "en" | "fr";
  /** ID of the driver profile. */
  driver?: string | null | undefined;
};

export type Preferences = {
  /** Whether the authority may send messages by SMS. */
  sms: boolean;
  /** Whether the authority may send messages by email. */
  email: boolean;
  /** Whether the authority may send general announcements. */
  news: boolean;
};

export type UpdateMeBody = {
  /** Username, used to log in. */
  username?: string | undefined;
  /** Email address. */
  email?: string | undefined;
  /** Phone number, in the form +233… */
  phone_number?: string | undefined;
  /** The language of messages to the owner of the account. */
  language?: "en" | "fr" | undefined;
  /** Send null to cancel a change of email that has not been verified yet. */
  pending_email?: null | undefined;
  /** Send null to cancel a change of phone number that has not been verified yet. */
  pending_phone_number?: null | undefined;
  /** Needed to change the password, the email or the phone number. */
  current_password?: string | undefined;
  /** New password. */
  password1?: string | undefined;
};

export type UpdatePreferencesBody = {
  /** Whether the authority may send messages by SMS. */
  sms?: boolean | undefined;
  /** Whether the authority may send messages by email. */
  email?: boolean | undefined;
  /** Whether the authority may send general announcements. */
  news?: boolean | undefined;
};

export type ListAccessQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
};

export type ListAccessItem = {
  /** When the record was opened. */
  at: string;
  /** Role of the account. */
  role: "accountant" | "admin" | "driver" | "driving_school" | "learner" | "officer" | "program" | "reviewer";
  /** The name of the program. Null if a person has opened the record. */
  program: string | null;
  /** The branch where the member of staff works now. Null if they work for all branches or for a school. */
  branch: string | null;
  /** The kind of record. For its display name, see `recordTitles` in `@kwan/domain/oversight`. */
  entity: string;
  /** The same text for everything that the same person has opened. It does not say who that is. */
  opened_by: string;
  /** The reason that they gave for opening the record, if they had to give one. */
  reason: string | null;
};

export type AskForDeletionBody = {
  /** The current password, as proof of identity. */
  current_password: string;
};

export type AskForDeletionAnswer = {
  /** Text to display to the person. */
  message: string;
  /** When the account will be deleted. */
  deletes_at: string;
  /** The records that the authority must keep by law. */
  kept: string[];
};
