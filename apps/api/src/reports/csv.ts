/** The beginning of a text that a spreadsheet would run as a formula. */
const dangerous = /^[=+\-@\t\r]/;

const mark = "\uFEFF";

/** A cell that a spreadsheet shows unchanged: an apostrophe keeps text from being run as a formula. */
function cell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = dangerous.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as CSV (RFC 4180), with a byte order mark, by which spreadsheets recognise UTF-8. Numbers stay numbers.
 *
 * @example
 * csv(["Name", "Count"], [["Accra", 3]]); // "Name,Count\r\nAccra,3\r\n" after the mark
 */
export const csv = (header: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string =>
  `${mark}${[header, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
