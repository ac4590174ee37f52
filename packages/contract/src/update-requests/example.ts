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
    body: {
      driver: ids.driver,
      last_name: "Mensah-Owusu",
      reason_for_change: "I married on 3 October 2026.",
      affidavit: "affidavit-2026-10.pdf",
    },
    answer: exampleRequest,
  },
  listUpdateRequests: {
    query: { status: "requested" },
    answer: pageOf(exampleRequest),
  },
  getUpdateRequest: {
    params: { id: ids.request },
    answer: exampleRequest,
  },
  approveUpdateRequest: {
    params: { id: ids.request },
    body: { note: "Affidavit and gazette seen." },
    answer: { ...exampleRequest, status: "approved", decided_at: "2026-11-21T10:00:00Z", decided_by: "Efua Sarpong" },
  },
  rejectUpdateRequest: {
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
