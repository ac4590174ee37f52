// Finds the places in the source that the table's rows match, and chooses mutations from those places.
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Row } from "./row.ts";

export const root = resolve(import.meta.dirname, "../..");

/** A change at one place in one file. It should make a test fail. */
export interface Mutation {
  readonly row: string;
  readonly class: Row["class"];
  /** The file's path from the repository root. */
  readonly file: string;
  readonly line: number;
  /**
   * The lines before and after the change, without indentation. They identify the mutation in the list of survivors.
   */
  readonly was: string;
  readonly is: string;
  /** The file's full text with the change applied. */
  readonly text: string;
}

const hash = (...parts: readonly string[]): string => createHash("sha256").update(parts.join("\n")).digest("hex");

/** Skip comments, because they can contain text that looks like code. */
const isComment = (line: string): boolean => /^\s*(\/\/|\/?\*)/.test(line);

/** Returns the sources that a row searches, by path from the root. */
export function sourcesOf({ files, except = [] }: Pick<Row, "files" | "except">): Map<string, string> {
  const paths = globSync([...files], { cwd: root, exclude: ["**/*.test.{ts,tsx}", "**/catalogues/**", ...except] });
  return new Map(paths.sort().map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

/** Returns all places in the sources that a row matches. */
export function placesOf(row: Row, sources: ReadonlyMap<string, string>): Mutation[] {
  return [...sources].flatMap(([file, source]) =>
    [...source.matchAll(row.find)].flatMap((match) => {
      const begin = match.index;
      const lineBegin = source.lastIndexOf("\n", begin) + 1;
      const lineOf = (text: string) => text.slice(lineBegin).split("\n", 1)[0]?.trim() ?? "";
      if (isComment(lineOf(source)) || row.skip?.test(lineOf(source))) return [];
      const once = new RegExp(row.find.source, row.find.flags.replace("g", "y"));
      once.lastIndex = begin;
      const text = source.replace(once, row.to);
      const line = source.slice(0, begin).split("\n").length;
      return [{ row: row.name, class: row.class, file, line, was: lineOf(source), is: lineOf(text), text }];
    }),
  );
}

/**
 * Chooses as many places as the row asks for. The choice depends only on the places themselves, so that it does not
 * change when other code changes.
 */
export function choosePlaces({ take = Number.POSITIVE_INFINITY }: Row, places: readonly Mutation[]): Mutation[] {
  const seen = new Map<string, number>();
  const ranked = places.map((place) => {
    const name = nameOf(place);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { place, rank: hash(name, String(count)) };
  });
  return ranked
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, take)
    .map(({ place }) => place);
}

/** Returns the name of a mutation. It stays the same when lines move. */
export const nameOf = ({ row, file, was, is }: Pick<Mutation, "row" | "file" | "was" | "is">): string =>
  `${row} | ${file} | ${was} | ${is}`;

/**
 * Returns all mutations in the table. Throws if a row matches fewer places than it should, which means that the code
 * has been rewritten.
 */
export function mutationsOf(rows: readonly Row[]): Mutation[] {
  return rows.flatMap((row) => {
    const places = placesOf(row, sourcesOf(row));
    const { name, places: least = 1 } = row;
    if (places.length < least)
      throw new Error(
        `The pattern "${name}" finds ${places.length} places, and should find ${least}: adapt it to the code.`,
      );
    return choosePlaces(row, places);
  });
}

export const keyOf = (...parts: readonly string[]): string => hash(...parts).slice(0, 32);
