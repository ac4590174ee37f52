import type { Queries } from "./open.ts";

/**
 * The next number of a series in a year, from 1. One row counts each series, and is held to the end of the
 * transaction, so that two never get the same number.
 *
 * @example
 * invoiceNumber(2026, await nextInSeries(db, "invoice", 2026));
 */
export async function nextInSeries(db: Queries, name: string, year: number): Promise<number> {
  const { value } = await db
    .insertInto("counters")
    .values({ name, year, value: 1 })
    .onConflict((conflict) =>
      conflict.columns(["name", "year"]).doUpdateSet((of) => ({ value: of("counters.value", "+", 1) })),
    )
    .returning("value")
    .executeTakeFirstOrThrow();
  return value;
}
