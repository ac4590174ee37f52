import { type Insertable, sql } from "kysely";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { ClaimDisputes, LicenseClaims } from "../../platform/db/tables.ts";
import type { AccountId, DisputeId, DriverId } from "../../platform/ids.ts";

/** The three details on a card that the holder enters to claim the licence. */
export interface CardFacts {
  readonly license_number: string;
  readonly date_of_birth: string;
  readonly issued_on: string;
}

/** Converts a number to the form in which numbers are compared: in capitals, without spaces, hyphens or slashes. */
export const comparableNumber = (text: string): string => text.toUpperCase().replace(/[\s/-]/g, "");

const isNumber = (license_number: string) => sql<boolean>`
  upper(regexp_replace(licenses.number, '[\\s/-]', '', 'g')) = ${comparableNumber(license_number)}`;

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
    .where(isNumber(license_number))
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

/**
 * Finds and locks the record of a licence that another account has claimed, for a claim with the same three details.
 */
export const lockClaimed = (tx: Tx, { license_number, date_of_birth, issued_on }: CardFacts, by: AccountId) =>
  tx
    .selectFrom("license_claims")
    .innerJoin("licenses", "licenses.driver_id", "license_claims.driver_id")
    .innerJoin("drivers", "drivers.id", "license_claims.driver_id")
    .selectAll("license_claims")
    .where(isNumber(license_number))
    .where(sql<boolean>`licenses.issued_on = ${issued_on}`)
    .where(sql<boolean>`drivers.date_of_birth = ${date_of_birth}`)
    .where("license_claims.account_id", "<>", by)
    .forUpdate(["drivers", "license_claims"])
    .executeTakeFirst();

/** Whether a name sounds like the name on a record. People change their name when they marry, so this refuses nothing. */
export async function isNameOf(
  db: Queries,
  driver_id: DriverId,
  { first_name, last_name }: { readonly first_name: string; readonly last_name: string },
): Promise<boolean> {
  const { rows } = await sql<{ is_alike: boolean }>`
    select name_sounds(${last_name}) = name_sounds(last_name)
      and name_sounds(${first_name}) && name_sounds(first_name) as is_alike
    from drivers where id = ${driver_id}`.execute(db);
  return rows[0]?.is_alike === true;
}

/** Records a claim. It takes the place of the claim of an account that has been deleted. */
export async function insertClaim(tx: Tx, claim: Insertable<LicenseClaims>): Promise<void> {
  await tx
    .insertInto("license_claims")
    .values(claim)
    .onConflict((on) => on.column("driver_id").doUpdateSet(claim))
    .returning("driver_id")
    .execute();
}

export async function removeClaim(tx: Tx, driver_id: DriverId): Promise<void> {
  await tx.deleteFrom("license_claims").where("driver_id", "=", driver_id).returning("driver_id").execute();
}

/** Returns the claim through which an account got the licence on a record, with the name of the claimer. */
export const claimOn = (db: Queries, driver_id: DriverId) =>
  db
    .selectFrom("license_claims")
    .innerJoin("drivers", "drivers.id", "license_claims.driver_id")
    .innerJoin("users", "users.id", "license_claims.account_id")
    .leftJoin("drivers as sources", "sources.id", "license_claims.from_driver_id")
    .select(["license_claims.account_id", "from_driver_id", "is_alike", "claimed_at", "license_number"])
    .select(["users.first_name", "users.last_name", "users.other_name"])
    .select(["sources.first_name as source_first_name", "sources.last_name as source_last_name"])
    .select((of) => of("drivers.is_id_verified", "=", false).$castTo<boolean>().as("is_provisional"))
    .where("license_claims.driver_id", "=", driver_id)
    .executeTakeFirst();

/** The claim on a record whose claimer's identity has not been verified. */
export async function provisionalClaim(db: Queries, driver_id: DriverId) {
  const claim = await claimOn(db, driver_id);
  return claim?.is_provisional === true ? claim : undefined;
}

/** Whether a licence is only linked provisionally: it was claimed, and the person's identity has not been verified. */
export const isProvisional = async (db: Queries, driver_id: DriverId): Promise<boolean> =>
  (await provisionalClaim(db, driver_id)) !== undefined;

/** Adds a later claim of a licence. Returns false if this account has an open one. */
export async function insertDispute(tx: Tx, dispute: Insertable<ClaimDisputes>): Promise<boolean> {
  const added = await tx
    .insertInto("claim_disputes")
    .values(dispute)
    .onConflict((on) => on.columns(["driver_id", "account_id"]).where("settled_at", "is", null).doNothing())
    .returning(["id", "driver_id"])
    .executeTakeFirst();
  return added !== undefined;
}

/** Returns the open claims of other accounts on a record's licence, in the order in which they were made. */
export const openDisputes = (db: Queries, driver_id: DriverId) =>
  db
    .selectFrom("claim_disputes")
    .innerJoin("users", "users.id", "claim_disputes.account_id")
    .select(["claim_disputes.id", "claim_disputes.account_id", "made_at", "license_number"])
    .select(["users.first_name", "users.last_name", "users.other_name", "users.email", "users.phone_number"])
    .where("claim_disputes.driver_id", "=", driver_id)
    .where("settled_at", "is", null)
    .orderBy("made_at")
    .orderBy("claim_disputes.id")
    .execute();

const settle = (tx: Tx, now: Date) =>
  tx.updateTable("claim_disputes").set({ settled_at: now }).where("settled_at", "is", null).returning("driver_id");

export async function settleDispute(tx: Tx, id: DisputeId, now: Date): Promise<void> {
  await settle(tx, now).where("id", "=", id).execute();
}

/** Ends the claims of an account that is deleted. */
export async function settleDisputesOf(tx: Tx, account_id: AccountId, now: Date): Promise<void> {
  await settle(tx, now).where("account_id", "=", account_id).execute();
}
