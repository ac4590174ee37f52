import type { Queries } from "../db/open.ts";
import { beginning, hashOf } from "./chain.ts";
import { type AuditEntry, rowsAfter } from "./store.ts";

export type Verification =
  | { readonly isWhole: true; readonly rows: number }
  | { readonly isWhole: false; readonly brokenAt: number };

/**
 * Reads the whole log and computes every hash again. The first row that does not fit is named: it, or one before it,
 * was changed behind the server's back.
 */
export async function verifyChain(db: Queries): Promise<Verification> {
  let previous = beginning;
  let seq = 0;
  let rows = 0;
  for (;;) {
    const batch = await rowsAfter(db, seq, 1_000);
    for (const { previous_hash, hash, seq: at, address, ...said } of batch) {
      const entry = { ...said, ...(address !== null && { address }) };
      if (previous_hash !== previous || !isHashOf(entry, previous, hash)) return { isWhole: false, brokenAt: at };
      previous = hash;
      seq = at;
      rows += 1;
    }
    if (batch.length < 1_000) return { isWhole: true, rows };
  }
}

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
