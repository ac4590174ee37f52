import type { Queries } from "../db/open.ts";
import { beginning, hashOf } from "./chain.ts";
import { digestsIn, isItsDigest, type PersonalValue } from "./personal-values.ts";
import { type AuditEntry, rowsAfter, valuesOf } from "./store.ts";

export type Verification =
  | { readonly isWhole: true; readonly rows: number; readonly erased: number }
  | { readonly isWhole: false; readonly brokenAt: number };

/**
 * Reads the whole log and computes every hash again, also those of the personal values next to it. The first row that
 * does not fit is named: it, or one before it, was changed behind the server's back. A personal value may be missing
 * only if the log says that its account was deleted.
 */
export async function verifyChain(db: Queries): Promise<Verification> {
  let previous = beginning;
  let seq = 0;
  let rows = 0;
  const missing: { readonly entity_id: string; readonly seq: number }[] = [];
  const deleted = new Set<string>();
  for (;;) {
    const batch = await rowsAfter(db, seq, 1_000);
    const known = await valuesIn(db, batch);
    for (const { previous_hash, hash, seq: at, address, ...said } of batch) {
      const entry = { ...said, ...(address !== null && { address }) };
      if (previous_hash !== previous || !isHashOf(entry, previous, hash)) return { isWhole: false, brokenAt: at };
      for (const digest of digestsOf(entry)) {
        const value = known.get(digest);
        if (value === undefined) missing.push({ entity_id: entry.entity_id, seq: at });
        else if (!isItsDigest(value)) return { isWhole: false, brokenAt: at };
      }
      if (entry.action === "delete_account") for (const id of idsErasedBy(entry)) deleted.add(id);
      previous = hash;
      seq = at;
      rows += 1;
    }
    if (batch.length < 1_000) break;
  }
  const unexplained = missing.find(({ entity_id }) => !deleted.has(entity_id));
  return unexplained ? { isWhole: false, brokenAt: unexplained.seq } : { isWhole: true, rows, erased: missing.length };
}

const digestsOf = ({ before, after }: Pick<AuditEntry, "before" | "after">): string[] => [
  ...digestsIn(before),
  ...digestsIn(after),
];

async function valuesIn(db: Queries, batch: readonly AuditEntry[]): Promise<ReadonlyMap<string, PersonalValue>> {
  const digests = batch.flatMap(digestsOf);
  const values = digests.length > 0 ? await valuesOf(db, digests) : [];
  return new Map(values.map((each) => [each.digest, each]));
}

/** The account that was deleted, and the driver profile that belonged to it. */
const idsErasedBy = ({ entity_id, before }: AuditEntry): string[] => {
  const { driver } = (before ?? {}) as { driver?: unknown };
  return typeof driver === "string" ? [entity_id, driver] : [entity_id];
};

/**
 * Earlier versions hashed a row without its `before` or `after` where there was nothing to say, and with null at other
 * times. Both say the same, so both count.
 */
function isHashOf(entry: AuditEntry, previous: string, hash: string): boolean {
  const { before, after, ...rest } = entry;
  const forms: readonly AuditEntry[] = [
    entry,
    { ...rest, before: before ?? undefined, after },
    { ...rest, before, after: after ?? undefined },
    { ...rest, before: before ?? undefined, after: after ?? undefined },
  ];
  return forms.some((form) => hashOf(form, previous) === hash);
}
