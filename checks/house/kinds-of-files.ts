/** Tables may be longer, because people look rows up: data, examples, seeds, migrations, glossaries, and tests. */
export function isDataTable(path: string): boolean {
  return /\/(rows|examples|seed|migrations|vectors)\/|\/glossary\.ts$|\/tests\/.*\.ts$|\.test(-d)?\.tsx?$/.test(path);
}

/** A generated file says so in its first line. */
export function isGenerated(path: string, text: string): boolean {
  return path.endsWith(".gen.ts") || /^(\/\/|\/\*+) *generated\b/i.test(text.slice(0, 200));
}
