/**
 * Whether a file contains rows that people look up: data, calls with their examples, seeds, migrations or tests. Such
 * files can be longer than others.
 */
export function isDataTable(path: string): boolean {
  const folders = /\/(rows|examples|seed|migrations|vectors|tests)\//;
  const files = /\/contract\/src\/[^/]+\/(calls|example)\.ts$|\.test(-d)?\.tsx?$/;
  return folders.test(path) || files.test(path);
}

/** Whether a file is generated. Its first line says so. */
export function isGenerated(path: string, text: string): boolean {
  return path.endsWith(".gen.ts") || /^(\/\/|\/\*+) *generated\b/i.test(text.slice(0, 200));
}
