import { isKind, type KindRow, kinds } from "@kwan/domain/kinds";
import type { Actor } from "../context.ts";
import type { DocumentRow } from "./store.ts";

/** One's own; an officer any; a reviewer the evidence for a change of record. */
export const maySee = (
  actor: Actor,
  { driver_id, update_request_id }: Pick<DocumentRow, "driver_id" | "update_request_id">,
): boolean =>
  actor.driver === driver_id || actor.role === "officer" || (actor.role === "reviewer" && update_request_id !== null);

/** Who hands in documents of an application: its driver, or an officer at the counter. */
export const mayHandIn = (actor: Actor, service: { readonly driver_id: string }): boolean =>
  actor.driver === service.driver_id || actor.role === "officer";

/** Whether a kind asks for a document at all; with which answers, its form says. */
export function isAsked(kind: string, document: string): boolean {
  if (!isKind(kind)) return false;
  const row: KindRow = kinds[kind];
  return row.documents.some((rule) => rule.document === document);
}
