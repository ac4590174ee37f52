import { approveUpdateRequest, createUpdateRequest, listUpdateRequests, rejectUpdateRequest } from "@kwan/contract";
import type { Send } from "../methods/send.ts";

/**
 * Requests to change what the authority has recorded of a person.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { updateRequests });
 */
/* @__NO_SIDE_EFFECTS__ */
export const updateRequests = (send: Send) => ({
  /**
   * Requests, by status or driver.
   *
   * @example
   * for await (const request of kwan.updateRequests.list({ status: "requested" })) console.log(request.id);
   */
  list: send(listUpdateRequests),
  /**
   * Asks for a change, with the documents that prove it.
   *
   * @example
   * await kwan.updateRequests.create({ ...changes, reason_for_change, affidavit: file });
   */
  create: send(createUpdateRequest),
  /**
   * Approves a request: for reviewers.
   *
   * @example
   * await kwan.updateRequests.approve(id, {});
   */
  approve: send(approveUpdateRequest),
  /**
   * Rejects a request and says why: for reviewers.
   *
   * @example
   * await kwan.updateRequests.reject(id, { reason: "The affidavit is not signed." });
   */
  reject: send(rejectUpdateRequest),
});
