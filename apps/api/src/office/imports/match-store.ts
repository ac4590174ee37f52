import type { PlainDate } from "@kwan/domain";
import { sql } from "kysely";
import type { Queries } from "../../platform/db/open.ts";
import type { DriverId, ImportId } from "../../platform/ids.ts";

/** Returns the licences on record with one of these numbers, and their holders. */
export const licensesNumbered = (db: Queries, numbers: readonly string[]) =>
  db
    .selectFrom("licenses")
    .innerJoin("drivers", "drivers.id", "licenses.driver_id")
    .selectAll("licenses")
    .select(["drivers.first_name", "drivers.last_name", "drivers.other_name", "drivers.date_of_birth"])
    .where("licenses.number", "=", sql<string>`any(${numbers})`)
    .execute();

export type HeldLicense = Awaited<ReturnType<typeof licensesNumbered>>[number];

/** A person as described in a row. */
export interface PersonToMatch {
  readonly number: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly date_of_birth: PlainDate;
}

/** A person on record with the same date of birth as the person in a row and a name that sounds like theirs. */
export interface Candidate {
  readonly number: number;
  readonly driver_id: DriverId;
  readonly first_name: string;
  readonly last_name: string;
  readonly other_name: string | null;
  readonly is_id_verified: boolean;
  readonly has_account: boolean;
  readonly has_license: boolean;
}

/**
 * Finds the people whom rows could be about. People whom the same import has added are left out, because the check has
 * already found that they are different from the people in the other rows.
 */
export async function candidatesFor(
  db: Queries,
  import_id: ImportId,
  peopleToMatch: readonly PersonToMatch[],
): Promise<Candidate[]> {
  if (peopleToMatch.length === 0) return [];
  const { rows } = await sql<Candidate>`
    select wanted.number, drivers.id as driver_id, drivers.first_name, drivers.last_name, drivers.other_name,
      drivers.is_id_verified,
      exists (select from users where users.driver_id = drivers.id) as has_account,
      exists (select from licenses where licenses.driver_id = drivers.id) as has_license
    from jsonb_to_recordset(${JSON.stringify(peopleToMatch)}::jsonb)
      as wanted (number integer, first_name text, last_name text, date_of_birth date)
    join drivers on drivers.date_of_birth = wanted.date_of_birth
      and name_sounds(drivers.last_name) = name_sounds(wanted.last_name)
      and name_sounds(drivers.first_name) && name_sounds(wanted.first_name)
    where not exists (
      select from import_rows where import_rows.driver_id = drivers.id and import_rows.import_id = ${import_id}
        and is_person_new)
    order by wanted.number, drivers.id`.execute(db);
  return rows;
}
