import { baselineNames, faultOfNames, isFormer } from "../../platform/db/adopt.ts";
import { DatabaseRefusedError } from "../../platform/db/errors.ts";
import { withExclusiveLock } from "../../platform/db/exclusive-lock.ts";
import { type Migrations, migrateOn } from "../../platform/db/migrate.ts";
import { migrations } from "../../platform/db/migrations/index.ts";
import type { Database, Queries } from "../../platform/db/open.ts";
import { OperatorError } from "../../platform/operator-error.ts";
import { installQueue } from "../jobs/open-queue.ts";
import { Digester, digestOf, isSame } from "./digest.ts";
import type { OnProgress } from "./progress.ts";
import { type Contents, nameOf } from "./snapshot.ts";
import {
  emptyTable,
  fixFormats,
  insertLines,
  isEmpty,
  linesOf,
  mayCreateTables,
  queueVersionOf,
  setSequence,
  type TableShape,
  typesOf,
  withoutGuards,
} from "./store.ts";

export interface Loaded {
  readonly tables: number;
  readonly rows: number;
  /**
   * False if the queue's tables have a different schema version. In that case, only the queues and their jobs were
   * loaded.
   */
  readonly isQueueWhole: boolean;
}

/**
 * Returns the migrations with these names. For names from before the baseline, returns the baseline, which makes the
 * same tables. Throws if this version does not include one of them.
 */
export function migrationsNamed(names: readonly string[]): Migrations {
  const ours: Migrations = migrations;
  if (isFormer(names)) {
    const fault = faultOfNames(names);
    if (fault !== undefined) throw new OperatorError(`The database or the backup cannot be read. ${fault}`);
    return migrationsNamed(baselineNames);
  }
  const strange = names.find((name) => !(name in ours));
  if (strange !== undefined)
    throw new OperatorError(
      `It was made by a newer version of Kwan: this one does not know the migration ${strange}. Use that version or a newer one.`,
    );
  return Object.fromEntries(Object.entries(ours).filter(([name]) => names.includes(name)));
}

/** Throws if the database cannot be filled: it is not empty, or the role of its address may not create tables. */
export async function requireFillable(db: Queries): Promise<void> {
  if (!(await isEmpty(db)))
    throw new OperatorError(
      "The database is not empty, and nothing is ever overwritten. Use a new database, or a new DATA_FOLDER.",
    );
  if (!(await mayCreateTables(db)))
    throw new DatabaseRefusedError(
      "The role of this address may not create tables. Use the role that owns them: kwan --as-owner, or its address.",
    );
}

/**
 * Fills an empty database in one transaction, then reads every table back and compares it with the source. The database
 * keeps the source's schema version.
 */
export async function load(db: Database, contents: Contents, onProgress: OnProgress): Promise<Loaded> {
  const migrations = migrationsNamed(contents.migrations);
  return await withExclusiveLock(db, async () => {
    await requireFillable(db.kysely);
    if (contents.queue_version !== null) await installQueue(db);
    return db.withoutLimits((kysely) =>
      kysely.transaction().execute(async (tx) => {
        await fixFormats(tx);
        await migrateOn(tx, migrations);
        const isQueueWhole = contents.queue_version === (await queueVersionOf(tx));
        const guardAgain = await withoutGuards(tx);
        const tables = isQueueWhole ? contents.tables : contents.tables.filter(isOfAnyVersion);
        for (const table of tables) await emptyTable(tx, table);
        const loaded = await loadTables(tx, contents, tables, onProgress);
        await guardAgain();
        for (const sequence of contents.sequences) await setSequence(tx, sequence);
        return { ...loaded, isQueueWhole };
      }),
    );
  });
}

/** Whether a table is loaded even if the queue's tables in the source have a different version. */
const isOfAnyVersion = ({ schema, name }: TableShape): boolean =>
  schema !== "jobs" || name === "queue" || name === "job";

async function loadTables(tx: Queries, contents: Contents, tables: readonly TableShape[], onProgress: OnProgress) {
  let rows = 0;
  for (const [place, table] of tables.entries()) {
    const types = await typesOf(tx, table);
    const digester = new Digester();
    for await (const lines of digester.through(contents.lines(table))) {
      await insertLines(tx, table, types, lines);
      rows += lines.length;
      onProgress(`${place} of ${tables.length} tables`, rows);
    }
    const missing = table.columns.find((column) => !types.has(column));
    // A different version of the queue's tables may have different columns.
    if (missing !== undefined && table.schema === "jobs") continue;
    if (missing !== undefined || !isSame(digester.end(), await digestOf(linesOf(tx, table))))
      throw new OperatorError(
        `The table ${nameOf(table)} has other rows than its source after it was written. Nothing was kept of it.`,
      );
  }
  return { tables: tables.length, rows };
}
