import { applicationNumber, enquiryNumber, invoiceNumber, receiptNumber } from "@kwan/domain/numbers";
import type { Tx } from "./open.ts";

/** Returns a function that formats licence and permit numbers: KW/2026/000042. */
const slashed =
  (prefix: string) =>
  (year: number, place: number): string =>
    `${prefix}/${year}/${String(place).padStart(6, "0")}`;

/** Every series of numbers, with its format and the table in which its numbers must be unique. */
const series = {
  application: { table: "services", numberOf: applicationNumber },
  enquiry: { table: "enquiries", numberOf: enquiryNumber },
  invoice: { table: "invoices", numberOf: invoiceNumber },
  receipt: { table: "receipts", numberOf: receiptNumber },
  license: { table: "licenses", numberOf: slashed("KW") },
  learners_license: { table: "permits", numberOf: slashed("LL") },
  international: { table: "permits", numberOf: slashed("IDP") },
  hazard: { table: "permits", numberOf: slashed("HP") },
} as const;

const largestProbe = 4_000;

/**
 * Returns the next free number in a series for a year. The series' counter is locked until the transaction ends, so
 * that no number is used twice. Numbers that are already in the table (from an import, the seed or a manual statement)
 * are skipped, and the counter moves past them.
 *
 * @example
 * await nextNumber(tx, "invoice", 2026); // "INV-2026-000042"
 */
export async function nextNumber(tx: Tx, name: keyof typeof series, year: number): Promise<string> {
  const { table, numberOf } = series[name];
  const first = await moveCounter(tx, name, year, 1);
  // Usually the first probe finds a free number. After an import, each probe skips further ahead than the one before.
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
