import type { Server } from "../context.ts";
import { inTransaction } from "../db/transaction.ts";
import { anchorOf, beginning, headHash, isSignedBy, type SignedHead } from "./batch-head.ts";
import { erasedWithAccount, missingValues } from "./erased-values.ts";
import { leafOf, leafTextOf } from "./leaf-text.ts";
import { rootOf } from "./merkle.ts";
import { type AuditRow, batchesAfter, rowsAfter, sealedRows, waitingWithoutRow } from "./store.ts";

export interface Verification {
  readonly isWhole: boolean;
  /** The first twenty problems, one sentence each. */
  readonly problems: readonly string[];
  readonly rows: number;
  readonly waiting: number;
  /**
   * The number of personal values that have been erased. A value that was erased although its account has not been
   * deleted is reported as a problem.
   */
  readonly erased: number;
  /** The last signed head in the chain, to keep outside the database. Undefined if nothing has been sealed yet. */
  readonly anchor: string | undefined;
}

const maxProblems = 20;

/**
 * Checks the whole log: each row against its seal, each batch against its signed head, the chain of heads, and the
 * separate personal values. If you pass heads that were kept elsewhere, it also detects whether the end of the log has
 * been cut off or rewritten.
 *
 * @example
 * await verifyAudit(deps, ["12:9f86d081…"]);
 */
export const verifyAudit = (
  { db, config }: Pick<Server, "db" | "config">,
  anchors: readonly string[] = [],
): Promise<Verification> =>
  // Use one snapshot of the database, because rows may be added and sealed during the check.
  inTransaction(
    db,
    async (trx) => {
      const problems: string[] = [];
      const last = await verifyBatches(trx, config.audit.trustedKeys, anchors, problems);
      const counted = await verifyRows(trx, problems);
      for (const { seq } of await waitingWithoutRow(trx)) problems.push(`Row ${seq} was removed before it was sealed.`);
      return { ...counted, isWhole: problems.length === 0, problems: problems.slice(0, maxProblems), anchor: last };
    },
    { isolation: "repeatable read" },
  );

type Queries = Parameters<typeof batchesAfter>[0];

/** Checks each batch: its place in the chain, its signature and its rows. Returns the last head. */
async function verifyBatches(
  db: Queries,
  keys: Server["config"]["audit"]["trustedKeys"],
  anchors: readonly string[],
  problems: string[],
): Promise<string | undefined> {
  let last: SignedHead | undefined;
  const unseen = new Set(anchors);
  for (;;) {
    const heads = await batchesAfter(db, last?.number ?? 0, 50);
    if (heads.length === 0) break;
    const numbers = heads.map(({ number }) => number);
    const sealed = Map.groupBy(await sealedRows(db, numbers), ({ batch }) => batch);
    for (const head of heads) {
      const { number } = head;
      if (number !== (last?.number ?? 0) + 1) problems.push(`Batch ${(last?.number ?? 0) + 1} is missing.`);
      else if (head.previous !== (last ? headHash(last) : beginning))
        problems.push(`Batch ${number} does not follow the batch before it: one of the two heads was changed.`);
      if (!isSignedBy(head, keys))
        problems.push(`The signature of batch ${number} is not the authority's: its head was changed or replaced.`);
      problems.push(...problemsOf(head, sealed.get(number) ?? []));
      unseen.delete(anchorOf(head));
      last = head;
    }
  }
  for (const anchor of unseen)
    problems.push(`The log does not hold the head ${anchor}: its end was cut off or written again.`);
  return last && anchorOf(last);
}

function problemsOf({ number, rows, root }: SignedHead, sealed: Awaited<ReturnType<typeof sealedRows>>): string[] {
  const changed = sealed.flatMap(({ batch, leaf, ...row }) => {
    if (row.at === null) return `Row ${row.seq} was removed: batch ${number} was sealed with it.`;
    return leafOf(leafTextOf(row as AuditRow)) === leaf ? [] : `Row ${row.seq} was changed after it was sealed.`;
  });
  if (sealed.length === rows && rootOf(sealed.map(({ leaf }) => leaf)) === root) return changed;
  const what = `Batch ${number} does not hold the rows that it was sealed with: rows were added to it, removed from it or put in another order.`;
  return [...changed, what];
}

/**
 * Checks that each row is sealed or queued for sealing, and that no personal value was changed or removed.
 */
async function verifyRows(db: Queries, problems: string[]) {
  const [limit, missing, erased] = [1_000, [] as { entity_id: string; seq: number }[], new Set<string>()];
  let [seq, rows, waiting] = [0, 0, 0];
  for (let pageSize = limit; pageSize === limit; ) {
    const page = await rowsAfter(db, seq, limit);
    for (const { batch, waiting: waits, ...row } of page) {
      if (batch === null && waits === null)
        problems.push(`Row ${row.seq} was never sealed and does not wait for it: it was added past the server.`);
      if (waits !== null) waiting += 1;
      seq = row.seq;
      for (const id of erasedWithAccount(row)) erased.add(id);
    }
    const values = await missingValues(db, page);
    missing.push(...values.missing);
    for (const changed of values.changed) problems.push(`A personal value that row ${changed} names was changed.`);
    pageSize = page.length;
    rows += pageSize;
  }
  for (const value of missing)
    if (!erased.has(value.entity_id))
      problems.push(`A personal value that row ${value.seq} names was removed, and its account was not deleted.`);
  return { rows, waiting, erased: missing.length };
}
