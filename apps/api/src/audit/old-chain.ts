import { createHash } from "node:crypto";
import { canonical } from "./canonical.ts";
import type { AuditRow } from "./store.ts";

/** The "previous hash" of the first row in the old chain and of the first batch, which have no predecessor. */
export const beginning = "0".repeat(64);

/**
 * Whether a row follows another in the hash chain that was used before batches. Some versions left out `before` or
 * `after` when it was null, so every form is accepted.
 */
export function followsInOldChain(row: AuditRow, previous: string): boolean {
  const { seq, salt, previous_hash, hash, address, before, after, driver_id, ...rest } = row;
  const entry = { ...rest, ...(address !== null && { address }) };
  const forms = [{ ...entry, before, after }, { ...entry, after }, { ...entry, before }, entry].filter(
    (form) => ("before" in form || before === null) && ("after" in form || after === null),
  );
  return previous_hash === previous && forms.some((form) => hashOf(form, previous) === hash);
}

const hashOf = (entry: unknown, previous: string): string =>
  createHash("sha256").update(previous).update("\n").update(canonical(entry)).digest("hex");
