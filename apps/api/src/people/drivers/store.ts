import { endStatuses, type PlainDate } from "@kwan/domain";
import { type Insertable, sql, type Updateable } from "kysely";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { Drivers, EyeTests } from "../../platform/db/tables.ts";
import type { AccountId, DriverId } from "../../platform/ids.ts";

export const findDriver = (db: Queries, id: DriverId) =>
  db.selectFrom("drivers").selectAll().where("id", "=", id).executeTakeFirst();

/** Whether another driver's record has this identity number. */
export const isNumberOfOther = async (
  db: Queries,
  id: DriverId,
  { id_type, id_number }: { readonly id_type: string; readonly id_number: string },
): Promise<boolean> =>
  (await db
    .selectFrom("drivers")
    .select("id")
    .where("id_type", "=", id_type)
    .where("id_number", "=", id_number)
    .where("id", "<>", id)
    .executeTakeFirst()) !== undefined;

export const lockDriver = (tx: Tx, id: DriverId) =>
  tx.selectFrom("drivers").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** Locks records in a fixed order, to avoid deadlocks. */
export const lockDrivers = (tx: Tx, ids: readonly DriverId[]) =>
  tx.selectFrom("drivers").selectAll().where("id", "=", sql<DriverId>`any(${ids})`).orderBy("id").forUpdate().execute();

export type DriverRow = NonNullable<Awaited<ReturnType<typeof findDriver>>>;

export interface NewDriverRow {
  readonly id: DriverId;
  /** Null for a person without an account, for example one who was registered at a branch. */
  readonly user_id: AccountId | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly other_name: string | null;
  readonly date_of_birth: PlainDate;
  readonly nationality: string;
  readonly nationality_label: string;
  readonly sex: string | null;
  readonly phone_number: string | null;
  readonly email: string | null;
  readonly address: object | null;
  readonly occupation: string | null;
  readonly blood_group: string | null;
}

export const insertDriver = (tx: Tx, driver: NewDriverRow, now: Date) =>
  tx
    .insertInto("drivers")
    .values({
      ...driver,
      address: driver.address && JSON.stringify(driver.address),
      id_type: null,
      id_number: null,
      id_issued_on: null,
      id_expires_on: null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export type NewPerson = Pick<
  NewDriverRow,
  "id" | "first_name" | "last_name" | "other_name" | "date_of_birth" | "sex"
> & { readonly nationality: string | null; readonly nationality_label: string | null };

/** Adds records for people without accounts in one statement. */
export async function insertPeople(tx: Tx, people: readonly NewPerson[], now: Date): Promise<void> {
  await sql`
    insert into drivers (id, first_name, last_name, other_name, date_of_birth, sex, nationality, nationality_label,
      created_at, updated_at)
    select id, first_name, last_name, other_name, date_of_birth, sex, nationality, nationality_label,
      ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from jsonb_populate_recordset(null::drivers, ${JSON.stringify(people)}::jsonb)`.execute(tx);
}

/** Finds someone on record with this name and date of birth, ignoring the case of the name. */
export const findNamesake = (
  db: Queries,
  { first_name, last_name, date_of_birth }: Pick<NewDriverRow, "first_name" | "last_name" | "date_of_birth">,
) =>
  db
    .selectFrom("drivers")
    .select("id")
    .where("date_of_birth", "=", date_of_birth)
    .where(sql`lower(first_name)`, "=", first_name.toLowerCase())
    .where(sql`lower(last_name)`, "=", last_name.toLowerCase())
    .limit(1)
    .executeTakeFirst();

export type DriverChanges = Omit<Updateable<Drivers>, "address" | "date_of_birth"> & {
  readonly address?: object | null;
  readonly date_of_birth?: PlainDate;
};

export const changeDriver = (tx: Tx, id: DriverId, { address, ...changes }: DriverChanges, now: Date) =>
  tx
    .updateTable("drivers")
    .set((of) => ({
      ...changes,
      ...(address !== undefined && { address: address && JSON.stringify(address) }),
      updated_at: now,
      version: of("version", "+", 1),
    }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The columns of a record whose holder's identity has to be verified. */
export const unverified = { is_id_verified: false, id_verified_by: null, id_verified_at: null } as const;

/** Returns a driver's account, or undefined if there is none or it has been deleted. */
export const accountOf = (db: Queries, driver_id: DriverId) =>
  db
    .selectFrom("users")
    .select(["id", "email", "phone_number", "is_email_verified", "is_phone_verified", "role"])
    .where("driver_id", "=", driver_id)
    .executeTakeFirst();

export const accountsOf = (db: Queries, ids: readonly DriverId[]) =>
  db
    .selectFrom("users")
    .select(["id", "driver_id", "role"])
    .where("driver_id", "=", sql<DriverId>`any(${ids})`)
    .execute();

export const findLicense = (db: Queries, driver_id: DriverId) =>
  db.selectFrom("licenses").selectAll().where("driver_id", "=", driver_id).executeTakeFirst();

export type LicenseRow = NonNullable<Awaited<ReturnType<typeof findLicense>>>;

/** Returns one permit of each kind: the one that expires last. */
export const permitsOf = (db: Queries, driver_id: DriverId) =>
  db
    .selectFrom("permits")
    .selectAll()
    .distinctOn("permit")
    .where("driver_id", "=", driver_id)
    .orderBy("permit")
    .orderBy("expires_on", "desc")
    .execute();

export const lastEyeTest = (db: Queries, driver_id: DriverId) =>
  db
    .selectFrom("eye_tests")
    .selectAll()
    .where("driver_id", "=", driver_id)
    .orderBy("tested_on", "desc")
    .orderBy("recorded_at", "desc")
    .limit(1)
    .executeTakeFirst();

/** Returns a driver's eye tests on a day. */
export const eyeTestsOn = (db: Queries, driver_id: DriverId, tested_on: string) =>
  db
    .selectFrom("eye_tests")
    .select(["is_passed", "recorded_by"])
    .where("driver_id", "=", driver_id)
    .where("tested_on", "=", tested_on as PlainDate)
    .execute();

export type EyeTestRow = NonNullable<Awaited<ReturnType<typeof lastEyeTest>>>;

export const insertEyeTest = (tx: Tx, row: Insertable<EyeTests>) => tx.insertInto("eye_tests").values(row).execute();

/** Returns the date on which the driver last passed each part of the theory test. */
export async function theoryPasses(
  db: Queries,
  driver_id: DriverId,
): Promise<{ road_sign: PlainDate | null; road_traffic: PlainDate | null }> {
  const rows = await db
    .selectFrom("theory_attempts")
    .select(["part", sql<PlainDate>`max(finished_at)::date::text`.as("passed_on")])
    .where("driver_id", "=", driver_id)
    .where("is_passed", "=", true)
    .groupBy("part")
    .execute();
  const of = (part: string) => rows.find((row) => row.part === part)?.passed_on ?? null;
  return { road_sign: of("road_sign"), road_traffic: of("road_traffic") };
}

export async function openKinds(db: Queries, driver_id: DriverId): Promise<string[]> {
  const rows = await db
    .selectFrom("services")
    .select("kind")
    .where("driver_id", "=", driver_id)
    .where("status", "not in", endStatuses)
    .execute();
  return rows.map((row) => row.kind);
}

/** Removes the contact details, address and occupation from a driver's record, because only the portal needed them. */
export async function releaseDriver(tx: Tx, driver_id: DriverId, now: Date): Promise<void> {
  await tx
    .updateTable("drivers")
    .set((of) => ({
      user_id: null,
      phone_number: null,
      email: null,
      address: null,
      occupation: null,
      updated_at: now,
      version: of("version", "+", 1),
    }))
    .where("id", "=", driver_id)
    .execute();
}

export async function removeDrivers(tx: Tx, ids: readonly DriverId[]): Promise<void> {
  await tx.deleteFrom("drivers").where("id", "=", sql<DriverId>`any(${ids})`).returning(["id", "id_number"]).execute();
}
