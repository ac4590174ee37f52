/**
 * Whether a file contains rows that people look up: data, examples, seeds, migrations or tests. Such files
 * can be longer than others.
 */
export function isDataTable(path: string): boolean {
  return /\/(rows|examples|seed|migrations|vectors)\/|\/tests\/.*\.ts$|\.test(-d)?\.tsx?$/.test(path);
}

/** Whether a file is generated. Its first line says so. */
export function isGenerated(path: string, text: string): boolean {
  return path.endsWith(".gen.ts") || /^(\/\/|\/\*+) *generated\b/i.test(text.slice(0, 200));
}
