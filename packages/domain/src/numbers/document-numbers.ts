import { dammDigit } from "./check-digits.ts";

// Formats a document number. The sequence number is padded to six digits, and grows longer after 999,999 in a year.
// Returns "" for an invalid year or sequence number.
function formatNumber(prefix: string, year: number, sequence: number): string {
  const isOne =
    Number.isInteger(year) && year >= 1000 && year <= 9999 && Number.isSafeInteger(sequence) && sequence >= 1;
  return isOne ? `${prefix}-${year}-${String(sequence).padStart(6, "0")}` : "";
}

/**
 * Formats an invoice number from its year and sequence number. Returns "" if either is invalid.
 *
 * @example
 * invoiceNumber(2026, 42); // "INV-2026-000042"
 */
export function invoiceNumber(year: number, sequence: number): string {
  return formatNumber("INV", year, sequence);
}

/**
 * Formats a receipt number from its year and sequence number. Returns "" if either is invalid.
 *
 * @example
 * receiptNumber(2026, 42); // "RCP-2026-000042"
 */
export function receiptNumber(year: number, sequence: number): string {
  return formatNumber("RCP", year, sequence);
}

/**
 * Formats an application number: its year, its sequence number, and a Damm check digit over both, so that a mistyped
 * number does not find someone else's application.
 *
 * @example
 * applicationNumber(2026, 42); // "KW-2026-0000426"
 */
export function applicationNumber(year: number, sequence: number): string {
  const number = formatNumber("KW", year, sequence);
  return number && number + dammDigit(number);
}

/**
 * Normalises a typed application number. Returns null if its check digit is wrong.
 *
 * @example
 * readApplicationNumber(" kw 2026 0000426 "); // "KW-2026-0000426"
 */
export function readApplicationNumber(text: string): string | null {
  if (text.length > 40) return null;
  const [, year, number] = /^KW[- ]?([1-9]\d{3})[- ]?(\d{7,16})$/.exec(text.trim().toUpperCase()) ?? [];
  return number !== undefined && dammDigit(`${year}${number}`) === "0" ? `KW-${year}-${number}` : null;
}
