/** Tables are scanned, not read: rows of data, examples, seeds, glossaries and cases of a table test. */
export function isDataTable(path: string): boolean {
  return /\/(rows|examples|seed|vectors)\/|\/glossary\.ts$|\.test(-d)?\.tsx?$/.test(path);
}

/** A generated file says so in its first line. */
export function isGenerated(path: string, text: string): boolean {
  return path.endsWith(".gen.ts") || /^(\/\/|\/\*+) *generated\b/i.test(text.slice(0, 200));
}
