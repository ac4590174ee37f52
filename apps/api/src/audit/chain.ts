import { createHash } from "node:crypto";
import { canonical } from "./canonical.ts";
import type { AuditEntry } from "./store.ts";

/** What the first row follows. */
export const beginning = "0".repeat(64);

/** Each row's hash covers what it says and the hash before it: change one, and every later one is wrong. */
export const hashOf = (entry: AuditEntry, previous: string): string =>
  createHash("sha256").update(previous).update("\n").update(canonical(entry)).digest("hex");
