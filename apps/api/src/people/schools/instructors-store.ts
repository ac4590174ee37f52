import type { PlainDate } from "@kwan/domain";
import { type Insertable, sql } from "kysely";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { Instructors } from "../../platform/db/tables.ts";
import type { AccountId, DriverId, InstructorId, SchoolId } from "../../platform/ids.ts";

export const lockInstructor = (tx: Tx, id: InstructorId) =>
  tx.selectFrom("instructors").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export type InstructorRow = NonNullable<Awaited<ReturnType<typeof lockInstructor>>>;

/** Returns a school's instructors, and whether the holders of their licences have an account. */
export const instructorsOf = (db: Queries, school_id: SchoolId) =>
  db
    .selectFrom("instructors")
    .selectAll()
    .select((of) =>
      of
        .exists(
          of
            .selectFrom("licenses")
            .innerJoin("users", "users.driver_id", "licenses.driver_id")
            .select("users.id")
            .whereRef("licenses.number", "=", "instructors.license_number"),
        )
        .as("has_account"),
    )
    .where("school_id", "=", school_id)
    .orderBy("name")
    .orderBy("id")
    .execute();

/** Returns a school's instructors with this name, ignoring case and spacing. */
export const instructorsNamed = (db: Queries, school_id: SchoolId, name: string): Promise<InstructorRow[]> =>
  db
    .selectFrom("instructors")
    .selectAll()
    .where("school_id", "=", school_id)
    .where(sql<boolean>`lower(regexp_replace(name, '\\s+', ' ', 'g')) = ${name.toLowerCase().replace(/\s+/g, " ")}`)
    .execute();

export async function insertInstructor(tx: Tx, row: Insertable<Instructors>): Promise<void> {
  await tx.insertInto("instructors").values(row).returning(["id", "proposed_by"]).execute();
}

/** Proposes an instructor again whom an officer has declined. Returns undefined if there is none. */
export async function proposeAgain(
  tx: Tx,
  of: Pick<InstructorRow, "school_id" | "license_number" | "name"> & { readonly proposed_by: AccountId },
): Promise<InstructorId | undefined> {
  const row = await tx
    .updateTable("instructors")
    .set({ name: of.name, proposed_by: of.proposed_by, declined_at: null, declined_because: null })
    .where("school_id", "=", of.school_id)
    .where("license_number", "=", of.license_number)
    .where("declined_at", "is not", null)
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export async function declineProposal(
  tx: Tx,
  id: InstructorId,
  declined: { readonly declined_at: Date; readonly declined_because: string },
): Promise<void> {
  await tx.updateTable("instructors").set(declined).where("id", "=", id).returning("id").execute();
}

/** Records whether the holder of the licence teaches at the school. Returns false if somebody else has confirmed it. */
export async function setTeaching(
  tx: Tx,
  id: InstructorId,
  holder: DriverId,
  answer: { readonly driver_id: DriverId | null; readonly answered_at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable("instructors")
    .set(answer)
    .where("id", "=", id)
    .where((of) => of.or([of("driver_id", "is", null), of("driver_id", "=", holder)]))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The first day of an accreditation. An accreditation that is extended began when it was first given. */
export const sinceOf = (table: "schools" | "instructors", accredited_until: string | null, today: PlainDate) =>
  sql<PlainDate | null>`case
    when ${accredited_until}::date is null then null
    when ${sql.ref(`${table}.accredited_until`)} >= ${today}::date then ${sql.ref(`${table}.accredited_since`)}
    else ${today}::date end`;

export async function setInstructorUntil(
  tx: Tx,
  id: InstructorId,
  accredited_until: string | null,
  today: PlainDate,
): Promise<void> {
  const accredited_since = sinceOf("instructors", accredited_until, today);
  await tx
    .updateTable("instructors")
    .set({ accredited_until, accredited_since })
    .where("id", "=", id)
    .returning("id")
    .execute();
}
