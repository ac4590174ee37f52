import { m } from "#messages";
import type { Listed } from "../../platform/db/listed.ts";
import { invalidField } from "../../platform/domain-error.ts";

const defaultLimit = 20;

/** Returns a page of a list that is held in memory. The cursor is the index of the page's first row. */
export function pageOf<Row>(
  rows: readonly Row[],
  { cursor, limit = defaultLimit }: { readonly cursor?: string | undefined; readonly limit?: number | undefined },
): Listed<Row> {
  const start = cursor === undefined ? 0 : /^from-\d{1,6}$/.test(cursor) ? Number(cursor.slice(5)) : -1;
  if (start < 0) throw invalidField("cursor", m.http_bad_cursor());
  return {
    rows: rows.slice(start, start + limit),
    count: rows.length,
    next: start + limit < rows.length ? `from-${start + limit}` : null,
    previous: start > 0 ? `from-${Math.max(0, start - limit)}` : null,
  };
}
