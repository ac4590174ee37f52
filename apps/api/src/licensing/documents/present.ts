import type { AnswerOf, getDocument } from "@kwan/contract";
import type { KeptDocument } from "./store.ts";

/** Presents a document without the key of its stored bytes. */
export const presentDocument = (row: KeptDocument): AnswerOf<typeof getDocument> => ({
  id: row.id,
  service: row.application_id,
  document: row.document,
  name: row.name,
  type: row.type,
  bytes: row.bytes,
  sha256: row.sha256,
  status: row.status,
  reason: row.reason,
  field: row.field,
  reviewed_at: row.reviewed_at,
  uploaded_at: row.uploaded_at,
});
