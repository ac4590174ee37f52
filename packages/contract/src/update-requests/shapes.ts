import { fileOrText, nationality, optionalPersonName } from "@kwan/domain";
import * as z from "zod/mini";
import { id, instant, line, plainDate, reason } from "../basics.ts";
import * as m from "../catalogues/messages.js";
import type { FileBody } from "../documents/shapes.ts";

/** A file to upload, or the ID of a file that has already been uploaded. */
export const fileOrId = fileOrText as z.ZodMiniType<FileBody | string, FileBody | string>;

export const requestStatuses = ["requested", "approved", "rejected"] as const;

/** An update request: only the fields to change, the reason, and the supporting documents. */
export const newUpdateRequest = z.object({
  driver: id,
  first_name: optionalPersonName("First Name"),
  last_name: optionalPersonName(m.fields_surname),
  other_name: optionalPersonName("Other Name"),
  date_of_birth: z.optional(z.nullable(plainDate)),
  nationality: z.optional(z.nullable(nationality)),
  /** Why the record should change, in ten characters or more. */
  reason_for_change: reason,
  /** Proof of nationality: a file, or the ID of a file that has already been uploaded. */
  nationality_proof: z.optional(fileOrId),
  /** Certified copy of the birth register: a file, or the ID of a file that has already been uploaded. */
  birth_cert: z.optional(fileOrId),
  /** Sworn statement: a file, or the ID of a file that has already been uploaded. */
  affidavit: z.optional(fileOrId),
});

export const updateRequest = z.object({
  id,
  driver: id,
  driver_name: line,
  status: z.enum(requestStatuses),
  /** The fields that change, with their values before and after. */
  changes: z.array(z.object({ field: z.string(), label: line, before: z.nullable(line), after: line })),
  /** Why the record should change, in ten characters or more. */
  reason_for_change: z.string(),
  /** Documents that support the change or decision. */
  evidence: z.array(
    z.object({
      document: z.string(),
      title: line,
      /** ID of the file. */
      file: id,
    }),
  ),
  /** When the request was made. */
  requested_at: instant,
  decided_at: z.nullable(instant),
  /** The person who made the decision. Null if nobody has decided yet. */
  decided_by: z.nullable(line),
  /** Why the request was rejected. Null if it was not rejected. */
  decision_reason: z.nullable(line),
});
