import { createHash } from "node:crypto";
import { canonical } from "./canonical.ts";
import { leafHash } from "./merkle.ts";
import type { AuditRow } from "./store.ts";

/** The part of a row that can be shown to the person it is about, with a digest of the other fields. */
export interface LeafText extends Pick<AuditRow, "at" | "actor_role" | "action" | "entity" | "entity_id"> {
  readonly rest: string;
}

/**
 * Returns the text that is sealed for a row. The digest of its confidential fields is salted, so that nobody can guess
 * them. Rows in the old chain have no salt, so their hash is used instead. A row without a driver is hashed without
 * that column, so that rows written before the column was added keep their seals.
 */
export function leafTextOf(row: AuditRow): LeafText {
  const { seq, salt, at, actor_role, action, entity, entity_id, driver_id, ...others } = row;
  const confidential = driver_id === null ? others : { ...others, driver_id };
  const rest = createHash("sha256")
    .update(salt ?? row.hash ?? "")
    .update("\n")
    .update(canonical(confidential))
    .digest("hex");
  return { at, actor_role, action, entity, entity_id, rest };
}

export const leafOf = (text: LeafText): string => leafHash(canonical(text));
