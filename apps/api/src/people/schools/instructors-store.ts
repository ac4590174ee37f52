import { type Insertable, sql } from "kysely";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { Instructors } from "../../platform/db/tables.ts";
import type { InstructorId, SchoolId } from "../../platform/ids.ts";

export const lockInstructor = (tx: Tx, id: InstructorId) =>
  tx.selectFrom("instructors").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export type InstructorRow = NonNullable<Awaited<ReturnType<typeof lockInstructor>>>;

export const instructorsOf = (db: Queries, school_id: SchoolId): Promise<InstructorRow[]> =>
  db.selectFrom("instructors").selectAll().where("school_id", "=", school_id).orderBy("name").orderBy("id").execute();

/** Returns a school's instructors with this name, ignoring case and spacing. */
export const instructorsNamed = (db: Queries, school_id: SchoolId, name: string): Promise<InstructorRow[]> =>
  db
    .selectFrom("instructors")
    .selectAll()
    .where("school_id", "=", school_id)
    .where(sql<boolean>`lower(regexp_replace(name, '\\s+', ' ', 'g')) = ${name.toLowerCase().replace(/\s+/g, " ")}`)
    .execute();

export async function insertInstructor(tx: Tx, row: Insertable<Instructors>): Promise<void> {
  await tx.insertInto("instructors").values(row).execute();
}

export async function setInstructorUntil(tx: Tx, id: InstructorId, accredited_until: string | null): Promise<void> {
  await tx.updateTable("instructors").set({ accredited_until }).where("id", "=", id).execute();
}
