import { createHash } from "node:crypto";
import type { AuditEntry } from "./store.ts";

/** What the first row follows. */
export const beginning = "0".repeat(64);

/** JSON with the keys of every object in order, so that the database may keep them in another. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(",")}}`;
}

/** Each row's hash covers what it says and the hash before it: change one, and every later one is wrong. */
export const hashOf = (entry: AuditEntry, previous: string): string =>
  createHash("sha256").update(previous).update("\n").update(canonical(entry)).digest("hex");
