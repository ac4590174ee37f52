import type { Queries } from "../db/open.ts";
import { digestsIn, isItsDigest } from "./personal-values.ts";
import { type AuditRow, valuesOf } from "./store.ts";

/** Returns the references to personal values that are missing or do not match their digests. */
export async function missingValues(db: Queries, rows: readonly AuditRow[]) {
  const named = rows.flatMap(({ before, after, entity_id, seq }) =>
    [...digestsIn(before), ...digestsIn(after)].map((digest) => ({ digest, entity_id, seq })),
  );
  const values =
    named.length > 0
      ? await valuesOf(
          db,
          named.map(({ digest }) => digest),
        )
      : [];
  const valuesByDigest = new Map(values.map((each) => [each.digest, each]));
  const missing = named.filter(({ digest }) => !valuesByDigest.has(digest));
  const changed = named.flatMap(({ digest, seq }) => {
    const value = valuesByDigest.get(digest);
    return value && !isItsDigest(value) ? seq : [];
  });
  return { missing, changed };
}

/**
 * Returns the IDs of an account and of its driver profile if the row records the deletion of the account. Their
 * personal values may be missing.
 */
export function erasedWithAccount({ action, entity_id, before }: AuditRow): string[] {
  if (action !== "delete_account") return [];
  const { driver } = (before ?? {}) as { driver?: unknown };
  return typeof driver === "string" ? [entity_id, driver] : [entity_id];
}
