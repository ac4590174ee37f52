import { type SelectQueryBuilder, type StringReference, sql } from "kysely";
import { countOf, countRows, keysetPage, type ListOrder, type Page, type PageRequest } from "./keyset.ts";

/** A page of a list, with the number of rows in the whole list. */
export type Listed<Row> = Page<Row> & { readonly count: number };

/**
 * Reads a page of a list and counts all its rows in one statement. If the query has joins that only add names, pass the
 * query without those joins as `counted`. Those joins do not change the count, but they slow it down.
 */
export async function listRows<DB, TB extends keyof DB, Row, Plain, Counted extends keyof Plain>(
  query: SelectQueryBuilder<DB, TB, Row>,
  order: ListOrder<StringReference<DB, TB>>,
  request: PageRequest,
  // biome-ignore lint/complexity/noBannedTypes: the row type of a query without a selection is {}.
  counted?: SelectQueryBuilder<Plain, Counted, {}>,
): Promise<Listed<Row>> {
  const total = sql<number>`${counted ? countOf(counted) : countOf(query)}`.as("rows_in_all");
  const page = await keysetPage(query.select(total), order, request);
  const rows = page.rows as unknown as (Row & { readonly rows_in_all: number })[];
  // A page without rows has no count: the list is empty, or its last rows were removed after the previous page was
  // read.
  const isEmpty = rows.length === 0 && request.cursor === undefined;
  const count = rows[0]?.rows_in_all ?? (isEmpty ? 0 : await (counted ? countRows(counted) : countRows(query)));
  return { ...page, count, rows: rows.map(({ rows_in_all, ...row }) => row as unknown as Row) };
}
