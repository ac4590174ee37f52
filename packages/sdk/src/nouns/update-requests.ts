// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type ApproveUpdateRequestBody,
  approveUpdateRequest,
  type CreateUpdateRequestBody,
  createUpdateRequest,
  getUpdateRequest,
  type ListUpdateRequestsQuery,
  listUpdateRequests,
  type Page,
  type RejectUpdateRequestBody,
  rejectUpdateRequest,
  type UpdateRequest,
  type UpdateRequestId,
} from "@kwan/contract";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanList } from "../promises/kwan-list.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/** The codes of the errors that `updateRequests.list` can fail with. */
export type UpdateRequestsListCode = CommonCode | "forbidden" | "invalid" | "not_found";

/** The error of `updateRequests.list`. */
export type UpdateRequestsListError = KwanError<UpdateRequestsListCode>;

/** The codes of the errors that `updateRequests.get` can fail with. */
export type UpdateRequestsGetCode = CommonCode | "forbidden" | "not_found";

/** The error of `updateRequests.get`. */
export type UpdateRequestsGetError = KwanError<UpdateRequestsGetCode>;

/** The codes of the errors that `updateRequests.create` can fail with. */
export type UpdateRequestsCreateCode =
  | CommonCode
  | "already_open"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `updateRequests.create`. */
export type UpdateRequestsCreateError = KwanError<UpdateRequestsCreateCode>;

/** The codes of the errors that `updateRequests.approve` can fail with. */
export type UpdateRequestsApproveCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "own_request"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `updateRequests.approve`. */
export type UpdateRequestsApproveError = KwanError<UpdateRequestsApproveCode>;

/** The codes of the errors that `updateRequests.reject` can fail with. */
export type UpdateRequestsRejectCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "own_request"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `updateRequests.reject`. */
export type UpdateRequestsRejectError = KwanError<UpdateRequestsRejectCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Lists requests, filtered by status or driver.
   *
   * @example
   * for await (const request of kwan.updateRequests.list({ status: "requested" })) console.log(request.id);
   */
  list: method(
    listUpdateRequests,
    (
      query?: ListUpdateRequestsQuery,
      options?: CallOptions,
    ): KwanList<Page<UpdateRequest>, UpdateRequestsListError, "listUpdateRequests"> =>
      send(listUpdateRequests, { query }, options),
  ),
  /**
   * Returns a request by its ID.
   *
   * @example
   * const { status } = await kwan.updateRequests.get(id);
   */
  get: method(
    getUpdateRequest,
    (
      id: UpdateRequestId,
      options?: CallOptions,
    ): KwanPromise<UpdateRequest, UpdateRequestsGetError, "getUpdateRequest"> =>
      send(getUpdateRequest, { params: { id } }, options),
  ),
  /**
   * Requests a change of names, date of birth or nationality. Send only the new values, with the documents that support
   * them. A driver can have one open request.
   *
   * @example
   * await kwan.updateRequests.create({ ...changes, reason_for_change, affidavit: file });
   */
  create: method(
    createUpdateRequest,
    (
      body: CreateUpdateRequestBody,
      options?: PostOptions,
    ): KwanPromise<UpdateRequest, UpdateRequestsCreateError, "createUpdateRequest"> =>
      send(createUpdateRequest, { body }, options),
  ),
  /**
   * Approves a request and changes the record. For reviewers, who cannot decide on their own requests.
   *
   * @example
   * await kwan.updateRequests.approve(id, {});
   */
  approve: method(
    approveUpdateRequest,
    (
      id: UpdateRequestId,
      body?: ApproveUpdateRequestBody,
      options?: PostOptions,
    ): KwanPromise<UpdateRequest, UpdateRequestsApproveError, "approveUpdateRequest"> =>
      send(approveUpdateRequest, { params: { id }, body }, options),
  ),
  /**
   * Rejects a request with a reason. For reviewers. The driver sees the reason and can send a new request.
   *
   * @example
   * await kwan.updateRequests.reject(id, { reason: "The affidavit is not signed." });
   */
  reject: method(
    rejectUpdateRequest,
    (
      id: UpdateRequestId,
      body: RejectUpdateRequestBody,
      options?: PostOptions,
    ): KwanPromise<UpdateRequest, UpdateRequestsRejectError, "rejectUpdateRequest"> =>
      send(rejectUpdateRequest, { params: { id }, body }, options),
  ),
});

/**
 * Requests to change a person's name, date of birth or nationality.
 */
export interface UpdateRequestsMethods extends ReturnType<typeof withSend> {}

/**
 * Requests to change a person's name, date of birth or nationality.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { updateRequests });
 */
export const updateRequests: (send: Send) => UpdateRequestsMethods = withSend;
