import { createHash } from "node:crypto";
import { canonical } from "./canonical.ts";
import { leafHash } from "./merkle.ts";
import type { AuditRow } from "./store.ts";

/** The part of a row that the person it is about may see, with a digest of the other fields. */
export interface LeafText extends Pick<AuditRow, "at" | "actor_role" | "action" | "entity" | "entity_id"> {
  readonly rest: string;
}

/**
 * The text that is sealed for a row. The digest is salted, so it proves the other fields to the authority and
 * reveals them to nobody else. Rows of the old chain have no salt, so their hash is used instead, which cannot be
 * guessed either. A row without a driver is hashed as if there were no such column, so that rows from before it keep
 * their hashes: setting, changing and removing a driver are all noticed.
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
