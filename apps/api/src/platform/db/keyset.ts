import { type RawBuilder, type SelectQueryBuilder, type StringReference, sql } from "kysely";
import { readCursor, type SortKind, writeCursor } from "./cursor.ts";

/** A text value that is computed from columns and is never null. Cursors identify it by name. */
export interface ComputedText {
  readonly name: string;
  readonly text: RawBuilder<string>;
}

/**
 * The order of a list, with ties ordered by ID. A column is never null, and has an index in the same direction. A
 * computed text value has no index, so use it only for lists of a few thousand rows.
 */
export interface ListOrder<Column> {
  readonly sort: Column | ComputedText;
  readonly id: Column;
  readonly direction: "asc" | "desc";
  readonly kind: SortKind;
}

export interface PageRequest {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** A page of a list, always in the list's order. A cursor is null if there is no page in that direction. */
export interface Page<Row> {
  readonly rows: Row[];
  readonly next: string | null;
  readonly previous: string | null;
}

interface Place {
  readonly keyset_key: string;
  readonly keyset_id: string;
}

const defaultLimit = 20;
const maximumLimit = 100;

/**
 * Reads one page of a list. The database goes straight to the cursor's position in the index, so a page deep in the
 * list costs no more than the first, and rows that are added or removed in between do not shift the page. Throws a
 * CursorError if the cursor is invalid. The query must select columns and may have conditions, but must not have an
 * "order by".
 *
 * @example
 * await keysetPage(db.selectFrom("services").selectAll().where("driver_id", "=", driver),
 *   { sort: "created_at", id: "id", direction: "desc", kind: "moment" }, { cursor, limit: 20 });
 */
export async function keysetPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { sort, id, direction, kind }: ListOrder<StringReference<DB, TB>>,
  { cursor: cursorText, limit: requestedLimit = defaultLimit }: PageRequest,
): Promise<Page<Row>> {
  const limit = Math.min(Math.max(Math.trunc(requestedLimit) || defaultLimit, 1), maximumLimit);
  const isComputed = typeof sort === "object" && sort !== null && "text" in sort;
  const list = `${isComputed ? sort.name : String(sort)} ${direction}`;
  const cursor = cursorText === undefined ? undefined : readCursor(list, kind, cursorText);
  const isBackward = cursor?.way === "previous";
  const isRising = (direction === "asc") !== isBackward;
  const [sortColumn, idColumn] = [isComputed ? sort.text : sql.ref(String(sort)), sql.ref(String(id))];

  // Use the key as the database writes it, because its timestamps have microseconds and JavaScript's dates do not.
  let page = query
    .clearOrderBy()
    .select([sql<string>`${sortColumn}::text`.as("keyset_key"), sql<string>`${idColumn}::text`.as("keyset_id")])
    .orderBy(sortColumn, isRising ? "asc" : "desc")
    .orderBy(idColumn, isRising ? "asc" : "desc")
    .limit(limit + 1);
  if (cursor) {
    const beyond = sql.raw(isRising ? ">" : "<");
    page = page.where(sql<boolean>`(${sortColumn}, ${idColumn}) ${beyond} (${cursor.key}, ${cursor.id})`);
  }
  const fetched = (await page.execute()) as (Row & Place)[];
  const hasMore = fetched.length > limit;
  const visible = fetched.slice(0, limit);
  if (isBackward) visible.reverse();

  const place = (row: Place | undefined, way: "next" | "previous") =>
    row ? writeCursor(list, { way, key: row.keyset_key, id: row.keyset_id }) : null;
  return {
    next: isBackward || hasMore ? place(visible.at(-1), "next") : null,
    previous: isBackward
      ? hasMore
        ? place(visible[0], "previous")
        : null
      : cursor
        ? place(visible[0], "previous")
        : null,
    rows: visible.map(({ keyset_key, keyset_id, ...row }) => row as unknown as Row),
  };
}

/** Builds a query that counts the rows in a list. It does not work for a query with "group by". */
export const countOf = <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) =>
  query.clearSelect().clearOrderBy().select(sql<number>`count(*)`.as("rows_counted"));

/**
 * Counts the rows in a list. It does not work for a query with "group by".
 *
 * @example
 * const total = await countRows(db.selectFrom("services").where("driver_id", "=", driver));
 */
export async function countRows<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): Promise<number> {
  const counted = await countOf(query).executeTakeFirstOrThrow();
  return (counted as { rows_counted: number }).rows_counted;
}
