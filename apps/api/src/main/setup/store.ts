import type { Queries, Tx } from "../../platform/db/open.ts";

export const findSetup = (db: Queries) => db.selectFrom("setup").selectAll().executeTakeFirst();

/** Locks the set-up, so that two people cannot finish it at the same time. */
export const lockSetup = (tx: Tx) => tx.selectFrom("setup").selectAll().forUpdate().executeTakeFirst();

/** Opens the set-up, or reopens an expired one with a new secret. */
export async function putSetup(tx: Tx, row: { secret_hash: string; opened_at: Date; expires_at: Date }): Promise<void> {
  await tx
    .insertInto("setup")
    .values(row)
    .onConflict((conflict) => conflict.column("is_only").doUpdateSet(row))
    .execute();
}

/** Closes the set-up permanently, if there is one. Its secret can no longer be used. */
export async function closeSetup(tx: Tx, finished_at: Date): Promise<void> {
  await tx.updateTable("setup").set({ secret_hash: null, finished_at }).where("finished_at", "is", null).execute();
}
