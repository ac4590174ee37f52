import type * as z from "zod/mini";
import type { ExamplesOf } from "../example.ts";
import { ids, pageOf } from "../example-ids.ts";
import type * as updateRequests from "./calls.ts";
import type { updateRequest } from "./shapes.ts";

const exampleRequest: z.output<typeof updateRequest> = {
  id: ids.request,
  driver: ids.driver,
  driver_name: "Ama Serwaa Mensah",
  status: "requested",
  changes: [{ field: "last_name", label: "Surname", before: "Mensah", after: "Mensah-Owusu" }],
  reason_for_change: "I married on 3 October 2026.",
  evidence: [{ document: "affidavit", title: "Affidavit", file: ids.document }],
  requested_at: "2026-11-20T16:20:00Z",
  decided_at: null,
  decided_by: null,
  decision_reason: null,
};

export const updateRequestExamples: ExamplesOf<typeof updateRequests> = {
  createUpdateRequest: {
    summary: "Request a change of names, date of birth or nationality",
    description: "Send only the new values, with the evidence they need. A driver can have one open request.",
    body: {
      driver: ids.driver,
      last_name: "Mensah-Owusu",
      reason_for_change: "I married on 3 October 2026.",
      affidavit: "affidavit-2026-10.pdf",
    },
    answer: exampleRequest,
  },
  listUpdateRequests: {
    summary: "List update requests",
    query: { status: "requested" },
    answer: pageOf(exampleRequest),
  },
  getUpdateRequest: {
    summary: "Get an update request",
    params: { id: ids.request },
    answer: exampleRequest,
  },
  approveUpdateRequest: {
    summary: "Approve an update request",
    description: "Updates the record. Reviewers cannot decide on their own requests.",
    params: { id: ids.request },
    body: { note: "Affidavit and gazette seen." },
    answer: { ...exampleRequest, status: "approved", decided_at: "2026-11-21T10:00:00Z", decided_by: "Efua Sarpong" },
  },
  rejectUpdateRequest: {
    summary: "Reject an update request",
    description: "The driver sees the reason and can send a new request.",
    params: { id: ids.request },
    body: { reason: "The affidavit is not signed. Please send a signed one." },
    answer: {
      ...exampleRequest,
      status: "rejected",
      decided_at: "2026-11-21T10:00:00Z",
      decided_by: "Efua Sarpong",
      decision_reason: "The affidavit is not signed. Please send a signed one.",
    },
  },
};
