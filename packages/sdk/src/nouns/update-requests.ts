import { approveUpdateRequest, createUpdateRequest, listUpdateRequests, rejectUpdateRequest } from "@kwan/contract";
import type { Method } from "../methods/method-types.ts";
import type { Send } from "../methods/send.ts";

/** Requests to change what the authority has recorded of a person. */
export interface UpdateRequests {
  /**
   * Requests, by status or driver.
   *
   * @example
   * for await (const request of kwan.updateRequests.list({ status: "requested" })) console.log(request.id);
   */
  readonly list: Method<typeof listUpdateRequests>;
  /**
   * Asks for a change, with the documents that prove it.
   *
   * @example
   * await kwan.updateRequests.create({ ...changes, reason_for_change, affidavit: file });
   */
  readonly create: Method<typeof createUpdateRequest>;
  /**
   * Approves a request: for reviewers.
   *
   * @example
   * await kwan.updateRequests.approve(id, {});
   */
  readonly approve: Method<typeof approveUpdateRequest>;
  /**
   * Rejects a request and says why: for reviewers.
   *
   * @example
   * await kwan.updateRequests.reject(id, { reason: "The affidavit is not signed." });
   */
  readonly reject: Method<typeof rejectUpdateRequest>;
}

/**
 * Requests to change what the authority has recorded of a person.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { updateRequests });
 */
/* @__NO_SIDE_EFFECTS__ */
export const updateRequests = (send: Send): UpdateRequests => ({
  list: send(listUpdateRequests),
  create: send(createUpdateRequest),
  approve: send(approveUpdateRequest),
  reject: send(rejectUpdateRequest),
});
