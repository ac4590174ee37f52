import { applicationNumber, invoiceNumber, receiptNumber } from "@kwan/domain/numbers";
import type { Tx } from "./open.ts";

/** A number of the kind that licences and permits carry: KW/2026/000042. */
const slashed =
  (prefix: string) =>
  (year: number, place: number): string =>
    `${prefix}/${year}/${String(place).padStart(6, "0")}`;

/** Every series of numbers: how a number is written, and the table that must not hold it twice. */
const series = {
  application: { table: "services", numberOf: applicationNumber },
  invoice: { table: "invoices", numberOf: invoiceNumber },
  receipt: { table: "receipts", numberOf: receiptNumber },
  license: { table: "licenses", numberOf: slashed("KW") },
  learners_license: { table: "permits", numberOf: slashed("LL") },
  international: { table: "permits", numberOf: slashed("IDP") },
  hazard: { table: "permits", numberOf: slashed("HP") },
} as const;

const largestProbe = 4_000;

/**
 * The next free number of a series in a year. Its counter is held to the end of the transaction, so that two never get
 * the same number. A number that is in the table already, whoever put it there (an import, the seed, a hand-written
 * statement), is skipped, and the counter moves past it.
 *
 * @example
 * await nextNumber(tx, "invoice", 2026); // "INV-2026-000042"
 */
export async function nextNumber(tx: Tx, name: keyof typeof series, year: number): Promise<string> {
  const { table, numberOf } = series[name];
  const first = await moveCounter(tx, name, year, 1);
  // One probe finds the next number free. After an import each probe looks further ahead than the one before.
  for (let from = first, size = 1; ; from += size, size = Math.min(size * 8, largestProbe)) {
    const numbers = Array.from({ length: size }, (_, index) => numberOf(year, from + index));
    const rows = await tx.selectFrom(table).select("number").where("number", "in", numbers).execute();
    const taken = new Set(rows.map(({ number }) => number));
    const [free] = numbers.filter((number) => !taken.has(number));
    if (free === undefined) continue;
    const skipped = from + numbers.indexOf(free) - first;
    if (skipped > 0) await moveCounter(tx, name, year, skipped);
    return free;
  }
}

async function moveCounter(tx: Tx, name: string, year: number, by: number): Promise<number> {
  const { value } = await tx
    .insertInto("counters")
    .values({ name, year, value: by })
    .onConflict((conflict) =>
      conflict.columns(["name", "year"]).doUpdateSet((of) => ({ value: of("counters.value", "+", by) })),
    )
    .returning("value")
    .executeTakeFirstOrThrow();
  return value;
}
