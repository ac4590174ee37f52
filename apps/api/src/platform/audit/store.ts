import { sql } from "kysely";
import type { Queries } from "../db/open.ts";
import type { DriverId } from "../ids.ts";
import type { SignedHead } from "./batch-head.ts";
import type { PersonalValue } from "./personal-values.ts";
import { driverOf, isAbout, type Subject } from "./subjects-store.ts";

/** A row to add to the log. The database numbers it. */
export interface AuditEntry {
  readonly at: string;
  readonly actor_id: string | null;
  readonly actor_role: string | null;
  readonly action: string;
  readonly entity: string;
  readonly entity_id: string;
  /** The person whom the record is about, or null to find them through the record. */
  readonly driver_id: DriverId | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly request_id: string | null;
  /** The IP address that sent the request, or null for the server's own work. */
  readonly address: string | null;
  readonly salt: string;
}

/**
 * A row as read from the database. Rows in the old chain, from before rows were sealed in batches, have hashes and no
 * salt. Their batches cover these hashes.
 */
export interface AuditRow extends Omit<AuditEntry, "salt"> {
  readonly seq: number;
  readonly salt: string | null;
  readonly previous_hash: string | null;
  readonly hash: string | null;
}

/** Adds rows in one statement, with the person whom each is about, and queues them for sealing. */
export async function append(db: Queries, entries: readonly AuditEntry[]): Promise<void> {
  await sql`
    with added as (
      insert into audit
        (at, actor_id, actor_role, action, entity, entity_id, driver_id, before, after, request_id, address, salt)
      select at, actor_id, actor_role, action, entity, entity_id, coalesce(driver_id, ${driverOf("entry")}),
        before, after, request_id, address, salt
      from jsonb_populate_recordset(null::audit, ${JSON.stringify(entries)}::jsonb) as entry
      returning seq
    ) insert into audit_unsealed select seq from added`.execute(db);
}

/**
 * Holds the sealing lock until the transaction ends. If another transaction holds it, returns false without waiting.
 */
export async function isOnlySealer(db: Queries): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(4201) as taken`.execute(db);
  return rows[0]?.taken === true;
}

/**
 * Removes the oldest rows from the queue for sealing and returns them in number order. A row from a long transaction
 * may have a smaller number than rows that are already sealed. The number of a deleted row stays in the queue and
 * reveals the deletion.
 */
export async function takeUnsealed(db: Queries, limit: number): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    with taken as (
      delete from audit_unsealed where seq in (
        select seq from audit_unsealed join audit using (seq) order by seq limit ${limit}
      ) returning seq
    )
    select audit.* from audit join taken using (seq) order by seq`.execute(db);
  return rows;
}

export const lastBatch = (db: Queries): Promise<SignedHead | undefined> =>
  db.selectFrom("audit_batches").selectAll().orderBy("number", "desc").limit(1).executeTakeFirst();

export async function insertBatch(
  db: Queries,
  head: SignedHead,
  seals: readonly { readonly seq: number; readonly leaf: string }[],
): Promise<void> {
  await db
    .insertInto("audit_batches")
    .values({ ...head, leaf_version: 2 })
    .execute();
  await sql`
    insert into audit_seals (batch, seq, leaf)
    select ${head.number}::integer, seq, leaf from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as (seq bigint, leaf text)
  `.execute(db);
}

export const batchesAfter = (db: Queries, number: number, limit: number): Promise<SignedHead[]> =>
  db.selectFrom("audit_batches").selectAll().where("number", ">", number).orderBy("number").limit(limit).execute();

/**
 * Returns the sealed leaves of these batches, in row order, each with the current version of its row. `at` is null if
 * the row has been deleted.
 */
export const sealedRows = (db: Queries, batches: readonly number[]) =>
  db
    .selectFrom("audit_seals")
    .leftJoin("audit", "audit.seq", "audit_seals.seq")
    .selectAll("audit")
    .select(["audit_seals.batch", "audit_seals.seq", "audit_seals.leaf"])
    .where("batch", "=", sql<number>`any(${batches})`)
    .orderBy("audit_seals.seq")
    .execute();

/** Returns a page of rows in number order, with a flag for each that says whether it is sealed or queued. */
export const rowsAfter = (db: Queries, seq: number, limit: number) =>
  db
    .selectFrom("audit")
    .leftJoin("audit_seals", "audit_seals.seq", "audit.seq")
    .leftJoin("audit_unsealed", "audit_unsealed.seq", "audit.seq")
    .selectAll("audit")
    .select(["audit_seals.batch", "audit_unsealed.seq as waiting"])
    .where("audit.seq", ">", seq)
    .orderBy("audit.seq")
    .limit(limit)
    .execute();

/** Returns row numbers that are queued for sealing but no longer have a row. */
export const waitingWithoutRow = (db: Queries) =>
  db
    .selectFrom("audit_unsealed")
    .leftJoin("audit", "audit.seq", "audit_unsealed.seq")
    .select("audit_unsealed.seq")
    .where("audit.seq", "is", null)
    .orderBy("audit_unsealed.seq")
    .execute();

/** Returns the rows about a person, with the batches in which they were sealed. */
export const rowsAbout = (db: Queries, subject: Subject) =>
  db
    .selectFrom("audit")
    .leftJoin("audit_seals", "audit_seals.seq", "audit.seq")
    .selectAll("audit")
    .select("audit_seals.batch")
    .where(isAbout(subject))
    .orderBy("audit.seq")
    .execute();

export const batchesNumbered = (db: Queries, numbers: readonly number[]): Promise<SignedHead[]> =>
  db.selectFrom("audit_batches").selectAll().where("number", "=", sql<number>`any(${numbers})`).execute();

export const sealsOf = (db: Queries, batch: number) =>
  db.selectFrom("audit_seals").select(["seq", "leaf"]).where("batch", "=", batch).orderBy("seq").execute();

export async function insertValues(db: Queries, values: readonly PersonalValue[]): Promise<void> {
  if (values.length === 0) return;
  const rows = values.map((each) => ({ ...each, value: JSON.stringify(each.value) }));
  await db.insertInto("audit_values").values(rows).execute();
}

export const valuesOf = (db: Queries, digests: readonly string[]): Promise<PersonalValue[]> =>
  db
    .selectFrom("audit_values")
    .selectAll()
    .where("digest", "in", digests.length > 0 ? [...digests] : [""])
    .execute();

/** Erases the personal values of these accounts and profiles. The log itself does not change. */
export async function eraseValues(db: Queries, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom("audit_values")
    .where("entity_id", "in", [...ids])
    .execute();
}
