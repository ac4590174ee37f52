import type { Queries } from "../db/open.ts";
import { beginning, hashOf } from "./chain.ts";
import { rowsAfter } from "./store.ts";

export type Verification =
  | { readonly isWhole: true; readonly rows: number }
  | { readonly isWhole: false; readonly brokenAt: number };

/**
 * Walks the whole log and makes every hash anew. The first row that does not fit is named: it, or one before it, was
 * changed behind the server's back.
 */
export async function verifyChain(db: Queries): Promise<Verification> {
  let previous = beginning;
  let seq = 0;
  let rows = 0;
  for (;;) {
    const batch = await rowsAfter(db, seq, 1_000);
    for (const { previous_hash, hash, seq: at, ...entry } of batch) {
      if (previous_hash !== previous || hashOf(entry, previous) !== hash) return { isWhole: false, brokenAt: at };
      previous = hash;
      seq = at;
      rows += 1;
    }
    if (batch.length < 1_000) return { isWhole: true, rows };
  }
}
