import type { Server } from "../context.ts";
import { inTransaction } from "../db/transaction.ts";
import { anchor } from "./anchor-file.ts";
import { anchorOf, beginning, headHash, type SignedHead, signHead } from "./batch-head.ts";
import { leafOf, leafTextOf } from "./leaf-text.ts";
import { rootOf } from "./merkle.ts";
import { insertBatch, isOnlySealer, lastBatch, takeUnsealed } from "./store.ts";

type Sealer = Pick<Server, "db" | "config" | "now" | "log">;

/** The maximum number of rows in a batch. It is small, because a proof needs the hashes of the whole batch. */
const rowsInBatch = 256;

/** Seals the next batch. Returns undefined if nothing is waiting or another process is sealing. */
export async function sealBatch(deps: Sealer): Promise<SignedHead | undefined> {
  const head = await insertNextBatch(deps);
  if (head === undefined) return undefined;
  // Log the head too. Copies of the server's log are stored elsewhere, and can show whether the end of the audit log
  // has been cut off.
  deps.log.info({ rows: head.rows, head: anchorOf(head) }, "audit rows sealed");
  anchor(deps, head);
  return head;
}

const insertNextBatch = ({ db, config, now }: Sealer): Promise<SignedHead | undefined> =>
  inTransaction(db, async (trx) => {
    if (!(await isOnlySealer(trx))) return undefined;
    const rows = await takeUnsealed(trx, rowsInBatch);
    if (rows.length === 0) return undefined;
    const last = await lastBatch(trx);
    const seals = rows.map((row) => ({ seq: row.seq, leaf: leafOf(leafTextOf(row)) }));
    const head = signHead(
      {
        number: (last?.number ?? 0) + 1,
        rows: rows.length,
        root: rootOf(seals.map(({ leaf }) => leaf)),
        previous: last ? headHash(last) : beginning,
        sealed_at: now().toISOString(),
      },
      config.audit.signingKey,
    );
    await insertBatch(trx, head, seals);
    return head;
  });

/** Seals all waiting rows, batch by batch. */
export async function sealAudit(deps: Sealer): Promise<void> {
  for (let rows = rowsInBatch; rows === rowsInBatch; ) rows = (await sealBatch(deps))?.rows ?? 0;
}

/**
 * Seals waiting rows every 15 seconds. It runs in every process, but only one seals at a time. A row is sealed within
 * 15 seconds of the end of its transaction. Returns a function that stops the sealing.
 *
 * @example
 * const stopSealing = startSealing(deps);
 * await stopSealing();
 */
export function startSealing(deps: Sealer, everyMs = 15_000): () => Promise<void> {
  let running = Promise.resolve();
  const seal = () => sealAudit(deps).catch((error) => deps.log.warn({ err: error }, "audit rows could not be sealed"));
  const timer = setInterval(() => {
    running = running.then(seal);
  }, everyMs);
  return () => {
    clearInterval(timer);
    return running;
  };
}
