/**
 * Whether a file is a table. Tables can be longer, because people look up rows in them: data, examples, seeds,
 * migrations, glossaries, and tests.
 */
export function isDataTable(path: string): boolean {
  return /\/(rows|examples|seed|migrations|vectors)\/|\/glossary\.ts$|\/tests\/.*\.ts$|\.test(-d)?\.tsx?$/.test(path);
}

/** Whether a file is generated. Its first line says so. */
export function isGenerated(path: string, text: string): boolean {
  return path.endsWith(".gen.ts") || /^(\/\/|\/\*+) *generated\b/i.test(text.slice(0, 200));
}
