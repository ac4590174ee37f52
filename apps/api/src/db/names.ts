import { type RawBuilder, sql } from "kysely";

/** The name of a driver as it is searched, in SQL. An index is on these very words: change them, and it is not used. */
export const nameOfDriver = "drivers.first_name || ' ' || coalesce(drivers.other_name || ' ', '') || drivers.last_name";

/** A search finds its letters wherever they stand; its own % and _ are letters too. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** Whether letters stand in the name of a driver, for a query that has the drivers in it. */
export const isNamed = (text: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.raw(nameOfDriver)} ilike ${containing(text)}`;
