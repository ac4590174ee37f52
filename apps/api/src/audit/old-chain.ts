import { createHash } from "node:crypto";
import { canonical } from "./canonical.ts";
import type { AuditRow } from "./store.ts";

/** The hash that the first row of the old chain and the first batch follow. */
export const beginning = "0".repeat(64);

/**
 * Whether a row follows another in the chain of hashes that the log was before it was sealed in batches. Some versions
 * left `before` or `after` out where it was null, so each form counts.
 */
export function followsInOldChain(row: AuditRow, previous: string): boolean {
  const { seq, salt, previous_hash, hash, address, before, after, ...rest } = row;
  const entry = { ...rest, ...(address !== null && { address }) };
  const forms = [{ ...entry, before, after }, { ...entry, after }, { ...entry, before }, entry].filter(
    (form) => ("before" in form || before === null) && ("after" in form || after === null),
  );
  return previous_hash === previous && forms.some((form) => hashOf(form, previous) === hash);
}

const hashOf = (entry: unknown, previous: string): string =>
  createHash("sha256").update(previous).update("\n").update(canonical(entry)).digest("hex");
