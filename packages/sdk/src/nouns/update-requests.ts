// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  approveUpdateRequest,
  createUpdateRequest,
  getUpdateRequest,
  listUpdateRequests,
  rejectUpdateRequest,
} from "@kwan/contract";
import type { Answering, Body, Query } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/**
 * Requests to change a person's name, date of birth or nationality.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { updateRequests });
 */
/* @__NO_SIDE_EFFECTS__ */
export const updateRequests = (send: Send) => ({
  /**
   * Lists requests, filtered by status or driver.
   *
   * @example
   * for await (const request of kwan.updateRequests.list({ status: "requested" })) console.log(request.id);
   */
  list: method(
    listUpdateRequests,
    (query?: Query<typeof listUpdateRequests>, options?: CallOptions): Answering<typeof listUpdateRequests> =>
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
    (id: string, options?: CallOptions): Answering<typeof getUpdateRequest> =>
      send(getUpdateRequest, { params: { id } }, options),
  ),
  /**
   * Requests a change, with the documents that support it.
   *
   * @example
   * await kwan.updateRequests.create({ ...changes, reason_for_change, affidavit: file });
   */
  create: method(
    createUpdateRequest,
    (body: Body<typeof createUpdateRequest>, options?: PostOptions): Answering<typeof createUpdateRequest> =>
      send(createUpdateRequest, { body }, options),
  ),
  /**
   * Approves a request and changes the record. For reviewers.
   *
   * @example
   * await kwan.updateRequests.approve(id, {});
   */
  approve: method(
    approveUpdateRequest,
    (
      id: string,
      body?: Body<typeof approveUpdateRequest>,
      options?: PostOptions,
    ): Answering<typeof approveUpdateRequest> => send(approveUpdateRequest, { params: { id }, body }, options),
  ),
  /**
   * Rejects a request with a reason. For reviewers.
   *
   * @example
   * await kwan.updateRequests.reject(id, { reason: "The affidavit is not signed." });
   */
  reject: method(
    rejectUpdateRequest,
    (
      id: string,
      body: Body<typeof rejectUpdateRequest>,
      options?: PostOptions,
    ): Answering<typeof rejectUpdateRequest> => send(rejectUpdateRequest, { params: { id }, body }, options),
  ),
});
