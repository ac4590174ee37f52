import * as z from "zod/mini";
import { id, optionalNote, reason } from "../basics.ts";
import { call } from "../call.ts";
import { documentBytes } from "../documents/shapes.ts";
import { listQuery, page, sortBy } from "../lists.ts";
import { newUpdateRequest, requestStatuses, updateRequest } from "./shapes.ts";

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

export const listUpdateRequests = call({
  id: "listUpdateRequests",
  errors: ["not_found"],
  requirement: "R-API-Q02",
  paged: true,
  method: "GET",
  path: "/service/update-request/",
  query: () =>
    listQuery({
      /** Lists only items with this status. */
      status: z.optional(z.enum(requestStatuses)),
      driver: z.optional(id),
      /**
       * What to sort by. Put a "-" before the field to reverse the order. `date` is the date of the decision or, for
       * open requests, of the request.
       */
      sort: z.optional(sortBy(["name", "date"])),
    }),
  answer: () => page(updateRequest),
  access: ["owner", "changes.decide"],
  audit: "update_request",
});

export const getUpdateRequest = call({
  id: "getUpdateRequest",
  method: "GET",
  path: "/service/update-request/{id}/",
  answer: updateRequest,
  access: ["owner", "changes.decide"],
  audit: "update_request",
});

export const approveUpdateRequest = call({
  id: "approveUpdateRequest",
  requirement: "R-API-Q03",
  method: "POST",
  path: "/service/update-request/{id}/approve/",
  body: () => z.object({ note: optionalNote }),
  answer: updateRequest,
  errors: ["state_forbids", "own_request"],
  access: ["changes.decide"],
});

export const rejectUpdateRequest = call({
  id: "rejectUpdateRequest",
  requirement: "R-API-Q04",
  method: "POST",
  path: "/service/update-request/{id}/reject/",
  body: () => z.object({ reason }),
  answer: updateRequest,
  errors: ["state_forbids", "own_request"],
  access: ["changes.decide"],
});
