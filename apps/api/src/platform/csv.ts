export type Cell = string | number | null;

/** The first characters of text that a spreadsheet would run as a formula. */
const dangerous = /^[=+\-@\t\r]/;

/** An amount of money, which is a number for a spreadsheet even if it is negative. */
const amount = /^-?\d{1,12}\.\d{2}$/;

const mark = "\uFEFF";

/** Returns a cell that a spreadsheet shows unchanged. An apostrophe prevents text from being run as a formula. */
function cell(value: Cell): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = dangerous.test(value) && !amount.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

const lines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");

/**
 * Returns a table as CSV (RFC 4180), with a byte order mark so that spreadsheets recognise UTF-8. Numbers stay numbers.
 *
 * @example
 * csv(["Name", "Count"], [["Accra", 3]]); // "Name,Count\r\nAccra,3\r\n" after the mark
 */
export const csv = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `${mark}${lines([header, ...rows])}`;

/** Converts a time to a format that spreadsheets recognise. Ghana's time zone is UTC all year. */
export const csvTime = (at: string | null): string | null => at?.slice(0, 19).replace("T", " ") ?? null;

/** Yields rows in batches, so that queries stay short and a long table needs little memory. */
export async function* inBatches<Row>(
  read: (limit: number, last: Row | undefined) => Promise<Row[]>,
  limit = 1_000,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const batch = await read(limit, last);
    if (batch.length > 0) yield batch;
    if (batch.length < limit) return;
    last = batch.at(-1);
  }
}

/** A CSV file that is streamed while its rows are read. */
export interface CsvFile {
  readonly name: string;
  readonly parts: AsyncGenerator<string>;
}

/** A column of a table: its heading, and its cell in each row. */
export type Column<Row> = readonly [heading: string, cellOf: (row: Row) => Cell];

/** Returns a table as a CSV file that is written batch by batch, so that a long table needs little memory. */
export function csvFile<Row>(table: {
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
}): CsvFile {
  const cellsOf = (row: Row) => table.columns.map(([, cellOf]) => cellOf(row));
  async function* parts() {
    yield csv(
      table.columns.map(([heading]) => heading),
      [],
    );
    for await (const batch of table.batches) yield lines(batch.map(cellsOf));
  }
  return { name: table.name, parts: parts() };
}
