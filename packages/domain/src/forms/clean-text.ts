// Invisible characters that a form must not store: control and format characters (bidirectional marks, zero-width
// spaces), lone surrogates and blank fillers. Unicode classifies the braille blank as a symbol, so it is listed
// separately.
const invisible = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Cleans one line of text for storage: removes invisible characters, collapses white space to single spaces, trims,
 * and normalises to NFC. Cleaning is idempotent.
 *
 * @example
 * cleanLine("  Ama\u200B  Serwaa\n"); // "Ama Serwaa"
 */
export function cleanLine(text: string): string {
  const folded = text.replace(/\s+/g, " ").replace(invisible, "");
  return folded.replace(/ {2,}/g, " ").trim().normalize("NFC");
}

/**
 * Cleans several lines of text for storage: cleans each line, drops blank lines at both ends, and keeps at most one
 * blank line in a row.
 *
 * @example
 * cleanLines(" First \r\n\r\n\r\n second "); // "First\n\nsecond"
 */
export function cleanLines(text: string): string {
  const lines = text.split(/\r\n?|\n/).map(cleanLine);
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^\n+/, "")
    .trimEnd();
}
