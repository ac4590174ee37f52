import { type FoundDateOrder, findDateOrder, type ImportKind, readHeading } from "@kwan/domain/imports";
import { getLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Author, Context, ReadContext, Server } from "../../../platform/context.ts";
import { ifNotUnique } from "../../../platform/db/errors.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { DomainError, invalidField } from "../../../platform/domain-error.ts";
import type { ImportId } from "../../../platform/ids.ts";
import { SpooledFile } from "../../../platform/uploads/spooled-file.ts";
import { noCounts } from "../counts.ts";
import { type FileRow, readTable, UnreadableFileError } from "../csv-reader.ts";
import { insertRows } from "../rows-store.ts";
import { changeImport, findSameFile, insertImport, lockImport } from "../store.ts";

/** The number of rows in one statement. It is small enough to fit in memory and to keep each statement short. */
const batch = 1_000;
const maxRows = 250_000;

/**
 * Stores the rows of a file as an import and queues its check, unless someone first has to say how to read its dates. No record changes until someone else runs the import.
 * Rows are stored in batches while the file is read. If an upload is interrupted, its unfinished import is stopped
 * later.
 */
export async function startImport(
  context: ReadContext<Author, Pick<Server, "db" | "now" | "newId" | "queue">>,
  { what, file }: { readonly what: ImportKind; readonly file: unknown },
): Promise<ImportId> {
  const { deps, db } = context;
  if (!(file instanceof SpooledFile)) throw invalidField("file", m.imports_file_required());
  const same = await findSameFile(db, file.sha256);
  if (same) throw new DomainError("already_exists", m.imports_same_file({ name: same.name }));
  const id = deps.newId("imp");
  const inTx = <T>(work: (own: Context<Author, typeof deps>) => Promise<T>) =>
    inTransaction(deps.db, (tx) => work({ ...context, tx }));
  let isBegun = false;
  let columns: readonly string[] | undefined;
  let dates: ReturnType<typeof findDateOrder> | undefined;
  let waiting: FileRow[] = [];
  let count = 0;
  let order: FoundDateOrder = { order: "day_first" };
  const flush = async () => {
    await insertRows(db, id, waiting);
    waiting = [];
  };
  const begin = (columnNames: readonly string[]) =>
    inTx(async ({ tx, actor }) => {
      const now = deps.now();
      const about = { what, name: file.name, sha256: file.sha256, columns: columnNames };
      await insertImport(tx, {
        id,
        ...about,
        state: "receiving",
        counts: noCounts,
        made_by: actor.id,
        made_at: now,
        worked_at: now,
      });
      isBegun = true;
    }).catch(ifNotUnique(() => new DomainError("already_exists", m.imports_same_file({ name: file.name }))));
  try {
    for await (const row of readTable(file.stream())) {
      if (!columns) {
        columns = columnsOf(what, row);
        dates = findDateOrder(what, columns);
        continue;
      }
      // A file with only a header row does not become an import.
      if (!isBegun) await begin(columns);
      if (++count > maxRows)
        throw invalidField("file", m.imports_too_many_rows({ max: maxRows.toLocaleString(getLanguage()) }));
      dates?.addRow(row.number, row.cells);
      waiting.push(row);
      if (waiting.length === batch) await flush();
    }
    if (count === 0) throw invalidField("file", m.imports_no_rows());
    await flush();
    order = dates?.result() ?? order;
    if ("error" in order) throw invalidField("file", order.error);
  } catch (error) {
    if (isBegun) await inTx(({ tx }) => stopReceiving(tx, id, deps.now()));
    throw error instanceof UnreadableFileError ? invalidField("file", error.message) : error;
  }
  await inTx(async (own) => {
    const { tx } = own;
    const entry = await lockImport(tx, id);
    // An upload that takes too long is stopped in the meantime.
    if (entry?.state !== "receiving") throw new DomainError("state_forbids", m.imports_stopped_interrupted());
    const counts = { ...noCounts, rows: count };
    const isAsking = "ask" in order;
    await changeImport(tx, id, {
      ...("ask" in order && { state: "asking", date_question: JSON.stringify({ ...order.ask, likely: order.likely }) }),
      ...("order" in order && { state: "checking", date_order: order.order }),
      counts,
      worked_at: deps.now(),
    });
    const after = { what, name: file.name, sha256: file.sha256, rows: count };
    await recordAudit(own, { action: "start_import", entity: "import", entity_id: id, after });
    if (!isAsking) await deps.queue.add(tx, "work_import", { id });
  });
  return id;
}

function columnsOf(what: ImportKind, { cells }: FileRow): readonly string[] {
  const heading = readHeading(what, cells);
  if ("error" in heading) throw invalidField("file", heading.error);
  return heading.columns;
}

/** Stops an import whose rows could not all be stored, because the upload was interrupted or the file has an error. */
export const stopReceiving = (tx: Context["tx"], id: ImportId, now: Date): Promise<void> =>
  changeImport(tx, id, { state: "stopped", stop_reason: "interrupted", ended_at: now });
