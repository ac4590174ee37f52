import type { SelectQueryBuilder, StringReference } from "kysely";
import { countRows, keysetPage, type ListOrder, type Page, type PageRequest } from "./keyset.ts";

/** A page of a list, and how many rows the list has in all. */
export type Listed<Row> = Page<Row> & { readonly count: number };

/**
 * Reads a page of a list and counts the whole of it; a list that fits its first page is counted by that. Where the page joins tables that only bring names, `counted` is
 * the query without them: they change no count, and cost much.
 */
export async function listRows<DB, TB extends keyof DB, Row, Plain, Counted extends keyof Plain>(
  query: SelectQueryBuilder<DB, TB, Row>,
  order: ListOrder<StringReference<DB, TB>>,
  request: PageRequest,
  // biome-ignore lint/complexity/noBannedTypes: a query that selects nothing yet has the row {}.
  counted?: SelectQueryBuilder<Plain, Counted, {}>,
): Promise<Listed<Row>> {
  const page = await keysetPage(query, order, request);
  if (request.cursor === undefined && page.next === null) return { ...page, count: page.rows.length };
  return { ...page, count: await (counted ? countRows(counted) : countRows(query)) };
}
