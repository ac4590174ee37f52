import { subjectReaders } from "@kwan/domain/decisions";
import { isKind, type KindRow, kinds } from "@kwan/domain/kinds";
import type { Actor } from "../context.ts";
import type { DriverId } from "../ids.ts";
import { may } from "../scopes.ts";
import type { DocumentRow } from "./store.ts";

/**
 * Drivers may see their own documents, officers may see all documents, and reviewers may see the evidence for a
 * change to a record. Evidence for a decision is only for staff who may read the decision.
 */
export const maySee = (
  actor: Actor,
  { driver_id, update_request_id, decision_id }: Pick<DocumentRow, "driver_id" | "update_request_id" | "decision_id">,
): boolean =>
  decision_id !== null
    ? may(actor, ...subjectReaders.driver)
    : actor.driver === driver_id ||
      may(actor, "applications.work") ||
      (may(actor, "changes.decide") && update_request_id !== null);

/** The driver may hand in documents for an application, and an officer may do so at the counter. */
export const mayHandIn = (actor: Actor, service: { readonly driver_id: DriverId }): boolean =>
  actor.driver === service.driver_id || may(actor, "applications.work");

/** Whether a kind of application may need a document. Whether a particular one does depends on its answers. */
export function isAsked(kind: string, document: string): boolean {
  if (!isKind(kind)) return false;
  const row: KindRow = kinds[kind];
  return row.documents.some((rule) => rule.document === document);
}
