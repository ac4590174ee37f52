import { sql } from "kysely";
import { isNamed } from "../db/names.ts";
import type { Queries } from "../db/open.ts";
import { isId } from "../ids.ts";
import type { Person } from "./subjects-store.ts";

/**
 * Finds the people who match a search text: the ID of an account or driver, a licence number, or part of a driver's
 * name.
 */
export async function findPeople(db: Queries, text: string, limit: number): Promise<Person[]> {
  const { rows } = await people(db, text, limit).execute(db);
  // An account that has been deleted or has no driver profile can still be searched for by its ID.
  if (rows.length === 0 && isId("usr", text)) return [{ account: text, driver: null }];
  return rows;
}

function people(db: Queries, text: string, limit: number) {
  const drivers = db.selectFrom("drivers").select(["drivers.id as driver", "drivers.user_id as account"]);
  const byId = isId("usr", text)
    ? drivers.where("drivers.user_id", "=", text)
    : isId("drv", text)
      ? drivers.where("drivers.id", "=", text)
      : undefined;
  return sql<Person>`${
    byId ??
    drivers
      .where("drivers.id", "in", (of) =>
        of.selectFrom("licenses").select("driver_id").where("number", "=", text.toUpperCase()),
      )
      .unionAll(drivers.where(isNamed(text)))
      .limit(limit)
  }`;
}
