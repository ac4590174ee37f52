import { type Insertable, sql } from "kysely";
import type { PageRequest } from "../db/keyset.ts";
import { listRows } from "../db/listed.ts";
import { containing, isNamed } from "../db/names.ts";
import type { Queries, Tx } from "../db/open.ts";
import type { Enrolments } from "../db/tables.ts";
import type { DriverId, EnrolmentId, SchoolId } from "../ids.ts";

const enrolments = (db: Queries) =>
  db
    .selectFrom("enrolments")
    .leftJoin("drivers", "drivers.id", "enrolments.driver_id")
    .selectAll("enrolments")
    .select(["drivers.first_name", "drivers.other_name", "drivers.last_name"])
    .select((of) =>
      of
        .selectFrom("class_records")
        .select((lessons) => lessons.fn.sum<string>("class_records.hours").as("hours"))
        .whereRef("class_records.driver_id", "=", "enrolments.driver_id")
        .whereRef("class_records.school_id", "=", "enrolments.school_id")
        .where("class_records.attendance", "=", "present")
        .where("class_records.is_verified", "=", true)
        .as("hours"),
    );

export const findEnrolment = (db: Queries, id: EnrolmentId) =>
  enrolments(db).where("enrolments.id", "=", id).executeTakeFirstOrThrow();

export type EnrolmentRow = Awaited<ReturnType<typeof findEnrolment>>;

/** Returns a school's trainees, newest first. */
export function listEnrolmentsOf(db: Queries, school_id: SchoolId, search: string | undefined, request: PageRequest) {
  let query = enrolments(db).where("enrolments.school_id", "=", school_id);
  if (search !== undefined)
    query = query.where((of) =>
      of.or([
        of("enrolments.trainee_number", "ilike", containing(search)),
        of("enrolments.name", "ilike", containing(search)),
        isNamed(search),
      ]),
    );
  return listRows(
    query,
    { sort: "enrolments.enrolled_at", id: "enrolments.id", direction: "desc", kind: "moment" },
    request,
  );
}

export async function insertEnrolment(tx: Tx, row: Omit<Insertable<Enrolments>, "driver_id">): Promise<void> {
  await tx
    .insertInto("enrolments")
    .values({ ...row, driver_id: null })
    .execute();
}

export const lockEnrolment = (tx: Tx, id: EnrolmentId, school_id: SchoolId) =>
  tx
    .selectFrom("enrolments")
    .select(["id", "trainee_number", "ended_at"])
    .where("id", "=", id)
    .where("school_id", "=", school_id)
    .forUpdate()
    .executeTakeFirst();

export async function setEnded(tx: Tx, id: EnrolmentId, ended_at: Date): Promise<void> {
  await tx.updateTable("enrolments").set({ ended_at }).where("id", "=", id).execute();
}

/** Returns the current enrolment with this school code and trainee number, and its school. */
export const findOpenEnrolment = (db: Queries, school_code: string, trainee_number: string) =>
  db
    .selectFrom("enrolments")
    .innerJoin("schools", "schools.id", "enrolments.school_id")
    .select(["enrolments.id", "enrolments.driver_id", "enrolments.name as trainee"])
    .select(["schools.code", "schools.name"])
    .where(sql`upper(schools.code)`, "=", school_code.toUpperCase())
    .where("enrolments.trainee_number", "=", trainee_number)
    .where("enrolments.ended_at", "is", null)
    .executeTakeFirst();

/** Links an enrolment to a driver. Returns false if another driver has already confirmed it. */
export async function claimEnrolment(tx: Tx, id: EnrolmentId, driver_id: DriverId): Promise<boolean> {
  const row = await tx
    .updateTable("enrolments")
    .set({ driver_id })
    .where("id", "=", id)
    .where("driver_id", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
