import type { ImportState } from "@kwan/domain/imports";
import { type Insertable, sql, type Updateable } from "kysely";
import type { PageRequest } from "../../platform/db/keyset.ts";
import { listRows } from "../../platform/db/listed.ts";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { ImportCounts, Imports } from "../../platform/db/tables.ts";
import type { ImportId } from "../../platform/ids.ts";

const named = (db: Queries) =>
  db
    .selectFrom("imports")
    .innerJoin("users as makers", "makers.id", "imports.made_by")
    .leftJoin("users as runners", "runners.id", "imports.run_by")
    .leftJoin("users as stoppers", "stoppers.id", "imports.stopped_by")
    .leftJoin("users as askers", "askers.id", "imports.undo_asked_by")
    .leftJoin("users as undoers", "undoers.id", "imports.undo_by")
    .selectAll("imports")
    .select([
      sql<string>`makers.first_name || ' ' || makers.last_name`.as("maker_name"),
      sql<string | null>`runners.first_name || ' ' || runners.last_name`.as("runner_name"),
      sql<string | null>`stoppers.first_name || ' ' || stoppers.last_name`.as("stopper_name"),
      sql<string | null>`askers.first_name || ' ' || askers.last_name`.as("asker_name"),
      sql<string | null>`undoers.first_name || ' ' || undoers.last_name`.as("undoer_name"),
    ]);

export const findImport = (db: Queries, id: ImportId) => named(db).where("imports.id", "=", id).executeTakeFirst();

export type NamedImport = NonNullable<Awaited<ReturnType<typeof findImport>>>;

export const listImports = (db: Queries, { state, ...request }: PageRequest & { state?: ImportState | undefined }) =>
  listRows(
    named(db).$if(state !== undefined, (query) => query.where("imports.state", "=", state as ImportState)),
    { sort: "imports.made_at", id: "imports.id", direction: "desc", kind: "moment" },
    request,
    db.selectFrom("imports").$if(state !== undefined, (query) => query.where("state", "=", state as ImportState)),
  );

/**
 * Locks an import, so that two people or jobs cannot change its state at the same time. A job waits for the lock too: if
 * it left while somebody's request holds the lock for a moment, nobody would do its work.
 */
export const lockImport = (tx: Tx, id: ImportId) =>
  tx.selectFrom("imports").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** Finds an import of the same file that has not been stopped or undone. */
export const findSameFile = (db: Queries, sha256: string) =>
  db
    .selectFrom("imports")
    .select(["id", "name", "made_at"])
    .where("sha256", "=", sha256)
    .where("state", "not in", ["stopped", "undone"])
    .executeTakeFirst();

type NewImport = Omit<Insertable<Imports>, "columns" | "counts"> & {
  readonly columns: readonly string[];
  readonly counts: ImportCounts;
};

export async function insertImport(tx: Tx, { columns, counts, ...row }: NewImport): Promise<void> {
  await tx
    .insertInto("imports")
    .values({ ...row, columns: JSON.stringify(columns), counts: JSON.stringify(counts) })
    .execute();
}

export async function changeImport(
  tx: Tx,
  id: ImportId,
  { counts, ...changes }: Omit<Updateable<Imports>, "counts"> & { readonly counts?: ImportCounts },
): Promise<void> {
  await tx
    .updateTable("imports")
    .set({ ...changes, ...(counts && { counts: JSON.stringify(counts) }) })
    .where("id", "=", id)
    .execute();
}

const atWork: readonly ImportState[] = ["receiving", "checking", "running", "undoing"];

/**
 * Returns imports in progress, or only those that have not advanced since a given time. The process that ran them was
 * probably killed.
 */
export const importsAtWork = (db: Queries, since?: Date) =>
  db
    .selectFrom("imports")
    .select(["id", "state"])
    .where("state", "in", atWork)
    .$if(since !== undefined, (query) => query.where("worked_at", "<", since?.toISOString() ?? ""))
    .execute();
