import { type RawBuilder, sql } from "kysely";

/** The name of a driver as it is searched, in SQL. An index is on these very words: change them, and it is not used. */
export const nameOfDriver = "drivers.first_name || ' ' || coalesce(drivers.other_name || ' ', '') || drivers.last_name";

/** A search finds its letters wherever they stand; its own % and _ are letters too. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** The drivers in whose name some letters stand, as a list of ids that an index can be asked for. */
export const driversNamed = (text: string): RawBuilder<string> =>
  sql`any (array(select drivers.id from drivers where ${sql.raw(nameOfDriver)} ilike ${containing(text)}))`;
