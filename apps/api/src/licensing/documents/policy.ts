import { subjectReaders } from "@kwan/domain/decisions";
import { isKind, type KindRow, kinds } from "@kwan/domain/kinds";
import type { Actor } from "../../platform/context.ts";
import type { DriverId } from "../../platform/ids.ts";
import { may } from "../../platform/scopes.ts";
import type { DocumentRow } from "./store.ts";

/**
 * Whether someone can see a document. Drivers can see their own documents, and officers can see all documents for
 * applications and for changes to a record. Reviewers can only see those for changes to a record. Evidence for a
 * decision is only for staff who can read the decision, except that people can see what they have given themselves.
 */
export const maySee = (
  actor: Actor,
  {
    driver_id,
    application_id,
    update_request_id,
    decision_subject,
    uploaded_by,
  }: Pick<DocumentRow, "driver_id" | "application_id" | "update_request_id" | "decision_subject" | "uploaded_by">,
): boolean =>
  decision_subject !== null || (application_id === null && update_request_id === null)
    ? may(actor, ...subjectReaders[decision_subject ?? "driver"]) || (actor.driver !== null && actor.id === uploaded_by)
    : actor.driver === driver_id ||
      may(actor, "applications.work") ||
      (may(actor, "changes.decide") && update_request_id !== null);

/**
 * Whether someone can submit documents for an application. Drivers can submit them for their own applications. Officers
 * can submit them for any, because people bring documents to the counter.
 */
export const mayHandIn = (actor: Actor, service: { readonly driver_id: DriverId }): boolean =>
  actor.driver === service.driver_id || may(actor, "applications.work");

/**
 * Whether a document can be needed for applications of this kind. The answers in an application decide whether that
 * application needs it.
 */
export function isAsked(kind: string, document: string): boolean {
  if (!isKind(kind)) return false;
  const row: KindRow = kinds[kind];
  return row.documents.some((rule) => rule.document === document);
}
