import type { PlainDate } from "@kwan/domain";
import type { Endorsement } from "@kwan/domain/kinds";
import { type Expression, type Insertable, type SqlBool, sql } from "kysely";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { Endorsements } from "../../platform/db/tables.ts";
import type { DecisionId, DriverId } from "../../platform/ids.ts";

const inEffect = (db: Queries, driver_id: DriverId) =>
  db.selectFrom("endorsements").where("driver_id", "=", driver_id).where("withdrawn_at", "is", null);

/** Returns the endorsements of a person that have not been withdrawn, also those that have ended or begin later. */
export const endorsementsOf = (db: Queries, driver_id: DriverId): Promise<Endorsement[]> =>
  inEffect(db, driver_id).select(["kind", "from_on as from", "until_on as until"]).orderBy("made_at").execute();

/** Returns the endorsement of a person that was made last and has not been withdrawn. */
export const lastEndorsement = (db: Queries, driver_id: DriverId) =>
  inEffect(db, driver_id).selectAll().orderBy("made_at", "desc").orderBy("decision_id", "desc").executeTakeFirst();

export async function insertEndorsement(tx: Tx, endorsement: Insertable<Endorsements>): Promise<void> {
  await tx.insertInto("endorsements").values(endorsement).execute();
}

/** Endorsements stay with a licence that is linked to another record. */
export async function moveEndorsements(tx: Tx, from: DriverId, to: DriverId): Promise<void> {
  await tx.updateTable("endorsements").set({ driver_id: to }).where("driver_id", "=", from).execute();
}

/**
 * Withdraws the endorsement of a decision that is reversed, or restores it if the reversal itself is reversed. A restored
 * endorsement begins again.
 */
export async function toggleEndorsement(tx: Tx, reversed: DecisionId, now: Date): Promise<void> {
  await sql`
    with recursive chain as (
      select id, withdraws from decisions where id = ${reversed}
      union all
      select decisions.id, decisions.withdraws from decisions join chain on decisions.id = chain.withdraws
    )
    update endorsements set withdrawn_at = case when withdrawn_at is null then ${now.toISOString()}::timestamptz end,
      begun_at = case when withdrawn_at is null then begun_at end
    where decision_id in (select id from chain where withdraws is null)`.execute(tx);
}

/** Marks an endorsement as begun. Returns false if it had begun before, or has been withdrawn. */
export async function markBegun(tx: Tx, decision_id: DecisionId, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("endorsements")
    .set({ begun_at: now })
    .where("decision_id", "=", decision_id)
    .where("begun_at", "is", null)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns endorsements that begin on or before a day and have not begun. */
export const endorsementsToBegin = (db: Queries, today: PlainDate) =>
  db
    .selectFrom("endorsements")
    .select(["decision_id", "driver_id"])
    .where("from_on", "<=", today)
    .where("begun_at", "is", null)
    .where("withdrawn_at", "is", null)
    .orderBy("from_on")
    .limit(500)
    .execute();

/** Whether a person, named by an expression, has the right to drive on a day. */
export const mayDriveOn = (driver_id: Expression<DriverId>, day: PlainDate) => sql<SqlBool>`not exists (
  select from endorsements where endorsements.driver_id = ${driver_id} and withdrawn_at is null
    and from_on <= ${day} and (until_on is null or until_on >= ${day}))`;
