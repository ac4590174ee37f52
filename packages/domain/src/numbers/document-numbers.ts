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

/** Adds a Damm check digit over the year and the sequence number, so that a mistyped number finds nothing. */
const withCheckDigit = (number: string): string => number && number + dammDigit(number);

/** Reads a typed number with a check digit. Case, spaces and missing hyphens are ignored. */
function readChecked(prefix: string, text: string): string | null {
  if (text.length > 40) return null;
  const [, begin, year, number] = /^([A-Z]{2})[- ]?([1-9]\d{3})[- ]?(\d{7,16})$/.exec(text.trim().toUpperCase()) ?? [];
  return begin === prefix && dammDigit(`${year}${number}`) === "0" ? `${prefix}-${year}-${number}` : null;
}

/**
 * Formats an application number: its year, its sequence number, and a Damm check digit over both, so that a mistyped
 * number does not find someone else's application.
 *
 * @example
 * applicationNumber(2026, 42); // "KW-2026-0000426"
 */
export const applicationNumber = (year: number, sequence: number): string =>
  withCheckDigit(formatNumber("KW", year, sequence));

/**
 * Normalises a typed application number. Returns null if its check digit is wrong.
 *
 * @example
 * readApplicationNumber(" kw 2026 0000426 "); // "KW-2026-0000426"
 */
export const readApplicationNumber = (text: string): string | null => readChecked("KW", text);

/**
 * Formats the number of a question or a complaint: its year, its sequence number, and a Damm check digit over both.
 *
 * @example
 * enquiryNumber(2026, 42); // "EN-2026-0000426"
 */
export const enquiryNumber = (year: number, sequence: number): string =>
  withCheckDigit(formatNumber("EN", year, sequence));

/**
 * Normalises the typed number of a question or a complaint. Returns null if its check digit is wrong.
 *
 * @example
 * readEnquiryNumber(" en 2026 0000426 "); // "EN-2026-0000426"
 */
export const readEnquiryNumber = (text: string): string | null => readChecked("EN", text);
