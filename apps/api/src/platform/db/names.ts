import { type RawBuilder, sql } from "kysely";

/** The SQL expression for searching a driver's name. It must match the index's expression, or the index is not used. */
export const nameOfDriver = "drivers.first_name || ' ' || coalesce(drivers.other_name || ' ', '') || drivers.last_name";

/** Returns a pattern that matches a string anywhere. Escapes % and _. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** Matches drivers whose name contains a string, in a query that includes their table. */
export const isNamed = (text: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.raw(nameOfDriver)} ilike ${containing(text)}`;
