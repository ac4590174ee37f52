// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.
import type { Role } from "@kwan/domain";
import type { AccountId, BranchId, MessageId, SchoolId } from "../ids.ts";

export type StaffMemberProposal = {
  /** Opaque ID. */
  id: string;
  /** Role of the account. */
  role: Role;
};

export type StaffMember = {
  /** Opaque ID. */
  id: AccountId;
  /** Username, used to log in. */
  username: string;
  /** Email address. */
  email: string;
  /** First name. */
  first_name: string;
  /** Surname. */
  last_name: string;
  /** Role of the account. */
  role: Role;
  /** ID of the branch. */
  branch: BranchId | null;
  /** ID of the driving school. Null if there is none. */
  school: SchoolId | null;
  /** Whether the account can be used. */
  is_active: boolean;
  /** When the record was created. */
  created_at: string;
  /**
   * The role that has been proposed for the account, and the ID of the proposal, which another administrator has to
   * approve. Null if there is none.
   */
  proposal: StaffMemberProposal | null;
  /** Version of the record. It changes with every change, and is sent as If-Match when you change the record. */
  version: number;
};

export type ListStaffQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** Role of the account. */
  readonly role?: "accountant" | "admin" | "driving_school" | "officer" | "reviewer" | null | undefined;
  /** The text to search for. To search a long list, send at least three letters or digits in a row. */
  readonly search?: string | null | undefined;
  /** What to sort by. Put a "-" before the field to reverse the order. Default: the newest accounts come first. */
  readonly sort?: "-name" | "-role" | "name" | "role" | null | undefined;
};

export type CreateStaffBody = {
  /** Email address. */
  email: string;
  /** Username, used to log in. */
  username: string;
  /** First name. */
  first_name: string;
  /** Surname. */
  last_name: string;
  /** Role of the account. */
  role: "accountant" | "admin" | "driving_school" | "officer" | "reviewer";
  /** ID of the branch. */
  branch?: BranchId | null | undefined;
  /** ID of the driving school. Null if there is none. */
  school?: SchoolId | null | undefined;
  /** The reason for the request, decision or action. */
  reason?: string | undefined;
};

export type UpdateStaffBody = {
  /** Role of the account. */
  role?: "accountant" | "admin" | "driving_school" | "officer" | "reviewer" | undefined;
  /** ID of the branch. */
  branch?: BranchId | null | undefined;
  /** ID of the driving school. Null if there is none. */
  school?: SchoolId | null | undefined;
  /** The reason for the request, decision or action. */
  reason?: string | undefined;
  /** Whether the account can be used. */
  is_active?: boolean | undefined;
};

export type ListUndeliveredQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
};

export type ListUndeliveredItem = {
  /** Opaque ID. */
  id: MessageId;
  /** Whether the message is an email or an SMS. */
  channel: "email" | "sms";
  /** Email address or phone number of the recipient. */
  to: string;
  /** What the message is about. */
  purpose: string;
  /** The number of attempts to deliver the message. */
  tries: number;
  /** Why the last attempt to deliver the message failed. */
  last_error: string;
  /** When the last attempt to deliver the message failed. */
  failed_at: string;
};

export type RetryUndeliveredAnswer = {
  /** Text to display to the person. */
  message: string;
};
