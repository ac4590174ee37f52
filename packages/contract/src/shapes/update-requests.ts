import { fileOrText, nationality, optionalPersonName } from "@kwan/domain";
import * as z from "zod/mini";
import * as m from "../catalogues/messages.js";
import { id, instant, line, plainDate, reason } from "./basics.ts";

export const requestStatuses = ["requested", "approved", "rejected"] as const;

/** An update request: only the fields to change, the reason, and the supporting documents. */
export const newUpdateRequest = z.object({
  driver: id,
  first_name: optionalPersonName("First Name"),
  last_name: optionalPersonName(m.fields_surname),
  other_name: optionalPersonName("Other Name"),
  date_of_birth: z.optional(z.nullable(plainDate)),
  nationality: z.optional(z.nullable(nationality)),
  reason_for_change: reason,
  nationality_proof: z.optional(fileOrText),
  birth_cert: z.optional(fileOrText),
  affidavit: z.optional(fileOrText),
});

export const updateRequest = z.object({
  id,
  driver: id,
  driver_name: line,
  status: z.enum(requestStatuses),
  changes: z.array(z.object({ field: z.string(), label: line, before: z.nullable(line), after: line })),
  reason_for_change: z.string(),
  evidence: z.array(z.object({ document: z.string(), title: line, file: id })),
  requested_at: instant,
  decided_at: z.nullable(instant),
  decided_by: z.nullable(line),
  decision_reason: z.nullable(line),
});
