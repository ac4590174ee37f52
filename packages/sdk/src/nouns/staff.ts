// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type AccountId,
  type CreateStaffBody,
  createStaff,
  type ListStaffQuery,
  type ListUndeliveredItem,
  type ListUndeliveredQuery,
  listStaff,
  listUndelivered,
  type MessageId,
  type Page,
  type RetryUndeliveredAnswer,
  retryUndelivered,
  type StaffMember,
  type UpdateStaffBody,
  updateStaff,
} from "@kwan/contract";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanList } from "../promises/kwan-list.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, IfMatch, PostOptions, UpdateOptions } from "../requests/options.ts";

/** The codes of the errors that `staff.list` can fail with. */
export type StaffListCode = CommonCode | "forbidden" | "invalid";

/** The error of `staff.list`. */
export type StaffListError = KwanError<StaffListCode>;

/** The codes of the errors that `staff.create` can fail with. */
export type StaffCreateCode =
  | CommonCode
  | "already_exists"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `staff.create`. */
export type StaffCreateError = KwanError<StaffCreateCode>;

/** The codes of the errors that `staff.update` can fail with. */
export type StaffUpdateCode =
  | CommonCode
  | "already_open"
  | "forbidden"
  | "invalid"
  | "not_found"
  | "own_request"
  | "stale"
  | "state_forbids"
  | "too_large"
  | "version_required"
  | "wrong_type";

/** The error of `staff.update`. */
export type StaffUpdateError = KwanError<StaffUpdateCode>;

/** The codes of the errors that `staff.undelivered` can fail with. */
export type StaffUndeliveredCode = CommonCode | "forbidden" | "invalid";

/** The error of `staff.undelivered`. */
export type StaffUndeliveredError = KwanError<StaffUndeliveredCode>;

/** The codes of the errors that `staff.retryUndelivered` can fail with. */
export type StaffRetryUndeliveredCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `staff.retryUndelivered`. */
export type StaffRetryUndeliveredError = KwanError<StaffRetryUndeliveredCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Lists staff accounts, filtered by role or text.
   *
   * @example
   * for await (const person of kwan.staff.list({ role: "officer" })) console.log(person.username);
   */
  list: method(
    listStaff,
    (query?: ListStaffQuery, options?: CallOptions): KwanList<Page<StaffMember>, StaffListError, "listStaff"> =>
      send(listStaff, { query }, options),
  ),
  /**
   * Creates a staff account. The account becomes active once another administrator has approved its role. The new
   * colleague then gets an email with a link to set a password. Signing up never creates a staff account.
   *
   * @example
   * await kwan.staff.create({ email, username, first_name, last_name, role: "officer" });
   */
  create: method(
    createStaff,
    (body: CreateStaffBody, options?: PostOptions): KwanPromise<StaffMember, StaffCreateError, "createStaff"> =>
      send(createStaff, { body }, options),
  ),
  /**
   * Changes a staff account's role, branch or school, or deactivates the account. Changes that remove permissions take
   * effect immediately. Another administrator must approve a new role, a new branch, access to all branches or the
   * reactivation of an account.
   *
   * @example
   * await kwan.staff.update(colleague.id, { is_active: false }, { ifMatch: colleague });
   */
  update: method(
    updateStaff,
    (
      id: AccountId,
      body: UpdateStaffBody,
      options: UpdateOptions & IfMatch,
    ): KwanPromise<StaffMember, StaffUpdateError, "updateStaff"> =>
      send(updateStaff, { params: { id }, body }, options),
  ),
  /**
   * Lists messages that could not be delivered and are no longer retried.
   *
   * @example
   * const { count } = await kwan.staff.undelivered();
   */
  undelivered: method(
    listUndelivered,
    (
      query?: ListUndeliveredQuery,
      options?: CallOptions,
    ): KwanList<Page<ListUndeliveredItem>, StaffUndeliveredError, "listUndelivered"> =>
      send(listUndelivered, { query }, options),
  ),
  /**
   * Sends an undelivered message again.
   *
   * @example
   * await kwan.staff.retryUndelivered(id);
   */
  retryUndelivered: method(
    retryUndelivered,
    (
      id: MessageId,
      options?: PostOptions,
    ): KwanPromise<RetryUndeliveredAnswer, StaffRetryUndeliveredError, "retryUndelivered"> =>
      send(retryUndelivered, { params: { id } }, options),
  ),
});

/**
 * Staff accounts and undelivered messages. For administrators.
 */
export interface StaffMethods extends ReturnType<typeof withSend> {}

/**
 * Staff accounts and undelivered messages. For administrators.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { staff });
 */
export const staff: (send: Send) => StaffMethods = withSend;
