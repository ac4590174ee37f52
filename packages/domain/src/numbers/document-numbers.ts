import { dammDigit } from "./check-digits.ts";

// A number in a series: 6 digits, and more only once a year has had its first million, so that none is ever refused.
function numbered(prefix: string, year: number, sequence: number): string {
  const isOne =
    Number.isInteger(year) && year >= 1000 && year <= 9999 && Number.isSafeInteger(sequence) && sequence >= 1;
  return isOne ? `${prefix}-${year}-${String(sequence).padStart(6, "0")}` : "";
}

/**
 * The number of an invoice: its year and its place in the year. "" for a year or a place that cannot be.
 *
 * @example
 * invoiceNumber(2026, 42); // "INV-2026-000042"
 */
export function invoiceNumber(year: number, sequence: number): string {
  return numbered("INV", year, sequence);
}

/**
 * The number of a receipt: its year and its place in the year. "" for a year or a place that cannot be.
 *
 * @example
 * receiptNumber(2026, 42); // "RCP-2026-000042"
 */
export function receiptNumber(year: number, sequence: number): string {
  return numbered("RCP", year, sequence);
}

/**
 * The number of an application: its year, its place in the year, and a check digit (Damm) over both, so that a number
 * copied wrongly finds nothing instead of someone else's application.
 *
 * @example
 * applicationNumber(2026, 42); // "KW-2026-0000426"
 */
export function applicationNumber(year: number, sequence: number): string {
  const number = numbered("KW", year, sequence);
  return number && number + dammDigit(number);
}

/**
 * An application number as typed, brought to its one form; null where its check digit does not fit.
 *
 * @example
 * readApplicationNumber(" kw 2026 0000426 "); // "KW-2026-0000426"
 */
export function readApplicationNumber(text: string): string | null {
  if (text.length > 40) return null;
  const [, year, number] = /^KW[- ]?([1-9]\d{3})[- ]?(\d{7,16})$/.exec(text.trim().toUpperCase()) ?? [];
  return number !== undefined && dammDigit(`${year}${number}`) === "0" ? `KW-${year}-${number}` : null;
}
