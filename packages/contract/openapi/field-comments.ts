import { globSync, readFileSync } from "node:fs";

const comment = /\/\*\*((?:(?!\*\/).)+)\*\/\s+(\w+):/gs;

const comments = Map.groupBy(
  globSync(`${import.meta.dirname}/../src/{shapes,calls}/*.ts`).flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(comment)].map(([, words = "", name = ""]) => ({ name, words })),
  ),
  ({ name }) => name,
);

/**
 * Returns the comment above a field in the shapes and calls, or undefined if there is none. Throws if fields with the
 * same name have different comments, because descriptions are found by name.
 */
export function commentOf(field: string): string | undefined {
  const words = new Set(comments.get(field)?.map((each) => each.words.replaceAll(/\s*\n\s*\*\s*/g, " ").trim()));
  if (words.size > 1)
    throw new Error(`"${field}" has ${words.size} comments. Describe it once, in openapi/glossary.ts.`);
  return [...words][0];
}
