/**
 * Whether a file contains rows that people look up: data, examples, seeds, migrations, glossaries or tests. Such files
 * can be longer than others.
 */
export function isDataTable(path: string): boolean {
  return /\/(rows|examples|seed|migrations|vectors)\/|\/glossary\.ts$|\/tests\/.*\.ts$|\.test(-d)?\.tsx?$/.test(path);
}

/** Whether a file is generated. Its first line says so. */
export function isGenerated(path: string, text: string): boolean {
  return path.endsWith(".gen.ts") || /^(\/\/|\/\*+) *generated\b/i.test(text.slice(0, 200));
}
