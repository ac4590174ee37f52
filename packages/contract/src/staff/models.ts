// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.

import type { Role } from "@kwan/domain";
import type { AccountId, BranchId, MessageId, SchoolId } from "../ids.ts";

export type StaffMember = {
  id: AccountId;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  role: Role;
  branch: BranchId | null;
  school: SchoolId | null;
  /** Whether the account can be used. */
  is_active: boolean;
  created_at: string;
  /**
   * The role that has been proposed for the account, and the ID of the proposal, which another administrator has to
   * approve. Null if there is none.
   */
  proposal: {
    id: string;
    role: Role;
  } | null;
  /** Version of the record. It changes with every change, and is sent as If-Match when you change the record. */
  version: number;
};

export type ListStaffQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  readonly role?: "accountant" | "admin" | "driving_school" | "officer" | "reviewer" | null | undefined;
  readonly search?: string | null | undefined;
  /** What to sort by. Put a "-" before the field to reverse the order. Default: the newest accounts come first. */
  readonly sort?: "-name" | "-role" | "name" | "role" | null | undefined;
};

export type CreateStaffBody = {
  email: string;
  username: string;
  first_name: string;
  last_name: string;
  role: "accountant" | "admin" | "driving_school" | "officer" | "reviewer";
  branch?: BranchId | null | undefined;
  school?: SchoolId | null | undefined;
  reason?: string | undefined;
};

export type UpdateStaffBody = {
  role?: "accountant" | "admin" | "driving_school" | "officer" | "reviewer" | undefined;
  branch?: BranchId | null | undefined;
  school?: SchoolId | null | undefined;
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
  message: string;
};
