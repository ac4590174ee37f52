import type { Listed } from "../db/listed.ts";
import type { RequestFacts } from "./handler.ts";

/** Returns a page of a list: its items, and links to the previous and next pages with the same filters. */
export function listAnswer<Row, Item>(
  { url }: RequestFacts,
  { rows, count, next, previous }: Listed<Row>,
  present: (row: Row) => Item,
) {
  const addressOf = (cursor: string | null): string | null => {
    if (cursor === null) return null;
    const [path, query = ""] = url.split("?");
    const search = new URLSearchParams(query);
    search.set("cursor", cursor);
    return `${path}?${search}`;
  };
  return { count, next: addressOf(next), previous: addressOf(previous), results: rows.map(present) };
}
