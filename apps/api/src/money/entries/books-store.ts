import type { PlainDate } from "@kwan/domain";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { BooksId } from "../../platform/ids.ts";

/** The authority has one set of books. */
export const booksId: BooksId = "bks_books";

/** Records that everything up to this day has been entered, once. From then on, days can be closed. */
export async function completeBooks(db: Queries, complete_since: PlainDate): Promise<void> {
  await db
    .insertInto("books")
    .values({ id: booksId, complete_since })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const findBooks = (db: Queries) => db.selectFrom("books").selectAll().executeTakeFirst();

/** Locks the books, so that they are closed once. It waits for everything that is being entered. */
export const lockBooks = (tx: Tx, id: BooksId) =>
  tx.selectFrom("books").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export type BooksRow = NonNullable<Awaited<ReturnType<typeof findBooks>>>;

export async function noteComparison(tx: Tx, compared_at: Date): Promise<void> {
  await tx.updateTable("books").set({ compared_at }).execute();
}

export async function closeUntil(tx: Tx, id: BooksId, closed_until: PlainDate): Promise<void> {
  await tx.updateTable("books").set({ closed_until }).where("id", "=", id).execute();
}
