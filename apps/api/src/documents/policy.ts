import { isKind, type KindRow, kinds } from "@kwan/domain/kinds";
import type { Actor } from "../context.ts";
import type { DocumentRow } from "./store.ts";

/**
 * Drivers may see their own documents, officers may see all documents, and reviewers may see the evidence for a
 * change of record.
 */
export const maySee = (
  actor: Actor,
  { driver_id, update_request_id }: Pick<DocumentRow, "driver_id" | "update_request_id">,
): boolean =>
  actor.driver === driver_id || actor.role === "officer" || (actor.role === "reviewer" && update_request_id !== null);

/** The driver may hand in documents of an application, and an officer may do so at the counter. */
export const mayHandIn = (actor: Actor, service: { readonly driver_id: string }): boolean =>
  actor.driver === service.driver_id || actor.role === "officer";

/** Whether a kind of service ever needs a document. The answers in an application decide whether it does. */
export function isAsked(kind: string, document: string): boolean {
  if (!isKind(kind)) return false;
  const row: KindRow = kinds[kind];
  return row.documents.some((rule) => rule.document === document);
}
