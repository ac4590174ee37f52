import { type Insertable, sql } from "kysely";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { LicenseClaims } from "../../platform/db/tables.ts";
import type { DriverId } from "../../platform/ids.ts";

/** The three details on a card that the holder enters to claim the licence. */
export interface CardFacts {
  readonly license_number: string;
  readonly date_of_birth: string;
  readonly issued_on: string;
}

/** Converts a number to the form in which numbers are compared: in capitals, without spaces, hyphens or slashes. */
export const comparableNumber = (text: string): string => text.toUpperCase().replace(/[\s/-]/g, "");

/**
 * Finds and locks the record of an unclaimed licence. Spaces, hyphens and slashes in the number are ignored, because
 * people leave them out or add some. If two licences have the same dates and their numbers differ only in these
 * characters, neither is found. Records with contact details, an address or an ID number are left out, because they
 * contain more than the card shows. People with such a record have to go to a branch.
 */
export async function lockUnclaimed(tx: Tx, { license_number, date_of_birth, issued_on }: CardFacts) {
  const unclaimed = await tx
    .selectFrom("licenses")
    .innerJoin("drivers", "drivers.id", "licenses.driver_id")
    .selectAll("drivers")
    .select("licenses.number as license_number")
    .where(
      sql<string>`upper(regexp_replace(licenses.number, '[\\s/-]', '', 'g'))`,
      "=",
      comparableNumber(license_number),
    )
    .where(sql<boolean>`licenses.issued_on = ${issued_on}`)
    .where(sql<boolean>`drivers.date_of_birth = ${date_of_birth}`)
    .where("drivers.user_id", "is", null)
    .where("drivers.id_number", "is", null)
    .where("drivers.phone_number", "is", null)
    .where("drivers.email", "is", null)
    .where("drivers.address", "is", null)
    .where((where) =>
      where.not(
        where.exists(where.selectFrom("users").select("users.id").whereRef("users.driver_id", "=", "drivers.id")),
      ),
    )
    .limit(2)
    .forUpdate(["drivers", "licenses"])
    .execute();
  return unclaimed.length === 1 ? unclaimed[0] : undefined;
}

/** Whether two records are about people born on the same day whose names sound alike. */
export async function areAlike(db: Queries, one: DriverId, other: DriverId): Promise<boolean> {
  const { rows } = await sql<{ is_alike: boolean }>`
    select mine.date_of_birth = theirs.date_of_birth
      and name_sounds(mine.last_name) = name_sounds(theirs.last_name)
      and name_sounds(mine.first_name) && name_sounds(theirs.first_name) as is_alike
    from drivers as mine, drivers as theirs where mine.id = ${one} and theirs.id = ${other}`.execute(db);
  return rows[0]?.is_alike === true;
}

export async function insertClaim(tx: Tx, claim: Insertable<LicenseClaims>): Promise<void> {
  await tx.insertInto("license_claims").values(claim).execute();
}

/** Whether a licence is only linked provisionally: it was claimed, and the person's identity has not been verified. */
export const isProvisional = async (db: Queries, driver_id: DriverId): Promise<boolean> =>
  (await db
    .selectFrom("license_claims")
    .innerJoin("drivers", "drivers.id", "license_claims.driver_id")
    .select("drivers.id")
    .where("license_claims.driver_id", "=", driver_id)
    .where("drivers.is_id_verified", "=", false)
    .executeTakeFirst()) !== undefined;
