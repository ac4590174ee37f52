/**
 * Requests to change a person's name, date of birth or nationality.
 *
 * @module
 */

import * as z from "zod/mini";
import { id, optionalNote, reason } from "../basics.ts";
import { call } from "../call.ts";
import { documentBytes } from "../documents/shapes.ts";
import { listQuery, page, sortBy } from "../lists.ts";
import { newUpdateRequest, requestStatuses, updateRequest } from "./shapes.ts";

/**
 * Lists requests, filtered by status or driver.
 *
 * @summary List update requests
 * @sdk updateRequests.list
 * @example
 * for await (const request of kwan.updateRequests.list({ status: "requested" })) console.log(request.id);
 */
export const listUpdateRequests = call({
  id: "listUpdateRequests",
  errors: ["not_found"],
  requirement: "R-API-Q02",
  paged: true,
  method: "GET",
  path: "/service/update-request/",
  query: listQuery({
    /** Lists only items with this status. */
    status: z.optional(z.enum(requestStatuses)),
    driver: z.optional(id),
    /**
     * What to sort by. Put a "-" before the field to reverse the order. `date` is the date of the decision or, for
     * open requests, of the request.
     */
    sort: z.optional(sortBy(["name", "date"])),
  }),
  answer: page(updateRequest),
  access: ["owner", "changes.decide"],
  audit: "update_request",
});

/**
 * Returns a request by its ID.
 *
 * @summary Get an update request
 * @sdk updateRequests.get
 * @example
 * const { status } = await kwan.updateRequests.get(id);
 */
export const getUpdateRequest = call({
  id: "getUpdateRequest",
  method: "GET",
  path: "/service/update-request/{id}/",
  answer: updateRequest,
  access: ["owner", "changes.decide"],
  audit: "update_request",
});

/**
 * Requests a change of names, date of birth or nationality. Send only the new values, with the documents that support
 * them. A driver can have one open request.
 *
 * @summary Request a change of names, date of birth or nationality
 * @sdk updateRequests.create
 * @example
 * await kwan.updateRequests.create({ ...changes, reason_for_change, affidavit: file });
 */
export const createUpdateRequest = call({
  id: "createUpdateRequest",
  requirement: "R-API-Q01",
  method: "POST",
  path: "/service/update-request/",
  files: { count: 3, bytes: documentBytes },
  body: newUpdateRequest,
  answer: updateRequest,
  status: 201,
  errors: ["already_open"],
  access: ["owner"],
});

/**
 * Approves a request and changes the record. For reviewers, who cannot decide on their own requests.
 *
 * @summary Approve an update request
 * @sdk updateRequests.approve
 * @example
 * await kwan.updateRequests.approve(id, {});
 */
export const approveUpdateRequest = call({
  id: "approveUpdateRequest",
  requirement: "R-API-Q03",
  method: "POST",
  path: "/service/update-request/{id}/approve/",
  body: z.object({ note: optionalNote }),
  answer: updateRequest,
  errors: ["state_forbids", "own_request"],
  access: ["changes.decide"],
  power: "decide_change_request",
});

/**
 * Rejects a request with a reason. For reviewers. The driver sees the reason and can send a new request.
 *
 * @summary Reject an update request
 * @sdk updateRequests.reject
 * @example
 * await kwan.updateRequests.reject(id, { reason: "The affidavit is not signed." });
 */
export const rejectUpdateRequest = call({
  id: "rejectUpdateRequest",
  requirement: "R-API-Q04",
  method: "POST",
  path: "/service/update-request/{id}/reject/",
  body: z.object({ reason }),
  answer: updateRequest,
  errors: ["state_forbids", "own_request"],
  access: ["changes.decide"],
  power: "decide_change_request",
});
