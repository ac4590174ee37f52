import { expect } from "vitest";

interface Listed<Row> extends AsyncIterable<Row>, PromiseLike<{ readonly results: readonly Row[] }> {}

/** Reads a list in one page and in pages of one row. Expects the same rows in the same order, and returns them. */
export async function inPages<Row>(list: (limit: number) => Listed<Row>): Promise<readonly Row[]> {
  const { results } = await list(100);
  const read: Row[] = [];
  for await (const row of list(1)) read.push(row);
  expect(read).toEqual(results);
  return results;
}
