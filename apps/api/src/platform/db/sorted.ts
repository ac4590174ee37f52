import { type RawBuilder, sql } from "kysely";

/** The query parameter `sort`: the name of a column, with a leading "-" for reverse order. */
export type SortParameter<Name extends string> = Name | `-${Name}`;

/**
 * Reads the query parameter `sort`.
 *
 * @example
 * readSort("-due"); // { by: "due", direction: "desc" }
 */
export const readSort = <Name extends string>(sort: SortParameter<Name>) => ({
  by: sort.replace("-", "") as Name,
  direction: sort.startsWith("-") ? ("desc" as const) : ("asc" as const),
});

/** A string that sorts after any text that people write. */
const last = sql.lit("\uffff");

/** Sorts by a text column, ignoring case. Rows without a value come last. */
export const inTextOrder = (column: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(coalesce(lower(${column}), ${last}) collate "C")`;

/**
 * Sorts by the position of a column's value in a list, for example a list of kinds in the order of their titles. Rows
 * without a value, or with one that is not in the list, come last.
 */
export const inListOrder = (column: string, values: readonly string[]): RawBuilder<string> =>
  sql<string>`(coalesce(lpad(array_position(array[${sql.join(values.map(sql.lit))}], ${sql.ref(column)}::text)::text, 3, '0'), ${last}) collate "C")`;

/** Sorts by one text column and then, if the values are equal, by another. */
export const inOrderThen = (first: RawBuilder<string>, second: RawBuilder<string>): RawBuilder<string> =>
  sql<string>`((${first} || chr(1) || ${second}) collate "C")`;

/** Returns the keys in alphabetical order of their titles in the reader's language. */
export const byTitle = <Key extends string>(keys: readonly Key[], titleOf: (key: Key) => string): Key[] =>
  [...keys].sort((one, other) => titleOf(one).localeCompare(titleOf(other)));
