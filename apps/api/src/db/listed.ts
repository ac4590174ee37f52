import type { SelectQueryBuilder, StringReference } from "kysely";
import { countRows, keysetPage, type ListOrder, type Page, type PageRequest } from "./keyset.ts";

/** A page of a list, and how many rows the list has in all. */
export type Listed<Row> = Page<Row> & { readonly count: number };

/** Reads a page of a list and counts the whole of it. */
export async function listRows<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  order: ListOrder<StringReference<DB, TB>>,
  request: PageRequest,
): Promise<Listed<Row>> {
  const page = await keysetPage(query, order, request);
  return { ...page, count: await countRows(query) };
}
