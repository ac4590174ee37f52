// What the eye cannot see and a form must not store: control and format characters (bidirectional marks, zero-width
// spaces), halves of surrogate pairs, blank fillers. The braille blank is a symbol to Unicode, so it is named.
const invisible = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * One line of text as it is stored: invisible characters removed, white space folded to single spaces, trimmed, in
 * Unicode's composed form (NFC). Cleaning twice equals cleaning once.
 *
 * @example
 * cleanLine("  Ama\u200B  Serwaa\n"); // "Ama Serwaa"
 */
export function cleanLine(text: string): string {
  const folded = text.replace(/\s+/g, " ").replace(invisible, "");
  return folded.replace(/ {2,}/g, " ").trim().normalize("NFC");
}

/**
 * Several lines of text as they are stored: each line cleaned, blank lines at both ends dropped, one blank line at most
 * between two lines.
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
