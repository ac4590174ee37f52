import { createHash } from "node:crypto";
import { canonical } from "./canonical.ts";
import { leafHash } from "./merkle.ts";
import type { AuditRow } from "./store.ts";

/** The part of a row that the person it is about may see, and a digest in place of the rest. */
export interface LeafText extends Pick<AuditRow, "at" | "actor_role" | "action" | "entity" | "entity_id"> {
  readonly rest: string;
}

/**
 * What a row is sealed as. The digest is salted: it proves what the rest says to the authority, and tells it to nobody
 * else. Rows of the old chain have no salt, and their hash, which nobody can guess either, takes its place.
 */
export function leafTextOf(row: AuditRow): LeafText {
  const { seq, salt, at, actor_role, action, entity, entity_id, ...confidential } = row;
  const rest = createHash("sha256")
    .update(salt ?? row.hash ?? "")
    .update("\n")
    .update(canonical(confidential))
    .digest("hex");
  return { at, actor_role, action, entity, entity_id, rest };
}

export const leafOf = (text: LeafText): string => leafHash(canonical(text));
