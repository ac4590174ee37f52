import type { PlainDate } from "@kwan/domain";
import { type Insertable, sql } from "kysely";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { ClassRecords } from "../../platform/db/tables.ts";
import type { DriverId, EnrolmentId, LessonId, SchoolId } from "../../platform/ids.ts";

export interface Lesson {
  readonly school_id: SchoolId;
  readonly driver_id: DriverId;
  readonly date: PlainDate;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly instructor: string;
  readonly vehicle: string | null;
}

/** Normalises a name or number plate for comparison, by removing spaces and hyphens and converting it to lower case. */
const comparable = (text: string): string => text.toLowerCase().replace(/[\s-]+/g, "");
const sameAs = (column: "instructor" | "vehicle", text: string) =>
  sql<boolean>`lower(regexp_replace(${sql.ref(`class_records.${column}`)}, '[\\s-]+', '', 'g')) = ${comparable(text)}`;

/**
 * Locks this trainee, instructor and vehicle for the day, so that two lessons at the same time cannot both be recorded.
 */
export async function lockLessons(tx: Tx, { driver_id, vehicle, date }: Lesson, license_number: string): Promise<void> {
  const keys = [driver_id, license_number, ...(vehicle ? [comparable(vehicle)] : [])];
  for (const key of keys.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`lesson ${date} ${key}`}, 0))`.execute(tx);
}

/** Returns which of the trainee, instructor and vehicle already have another lesson at this time. */
export async function clashesWith(
  db: Queries,
  { driver_id, school_id, date, starts_at, ends_at, instructor, vehicle }: Lesson,
  license_number: string,
): Promise<{ learner: boolean; instructor: boolean; vehicle: boolean }> {
  const row = await db
    .selectFrom("class_records")
    .select((of) => [
      of.fn.coalesce(sql<boolean>`bool_or(class_records.driver_id = ${driver_id})`, sql<boolean>`false`).as("learner"),
      of.fn
        .coalesce(
          sql<boolean>`bool_or(case when class_records.instructor_id is null
            then class_records.school_id = ${school_id} and ${sameAs("instructor", instructor)}
            else exists (select from instructors where instructors.id = class_records.instructor_id
              and instructors.license_number = ${license_number}) end)`,
          sql<boolean>`false`,
        )
        .as("instructor"),
      of.fn
        .coalesce(
          vehicle ? sql<boolean>`bool_or(${sameAs("vehicle", vehicle)})` : sql<boolean>`false`,
          sql<boolean>`false`,
        )
        .as("vehicle"),
    ])
    .where("class_records.date", "=", date)
    .where("class_records.attendance", "=", "present")
    .where("class_records.starts_at", "<", ends_at)
    .where("class_records.ends_at", ">", starts_at)
    .executeTakeFirstOrThrow();
  return row;
}

export async function insertLesson(tx: Tx, row: Insertable<ClassRecords>): Promise<void> {
  await tx.insertInto("class_records").values(row).execute();
}

export const lockLesson = (tx: Tx, id: LessonId) =>
  tx.selectFrom("class_records").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export async function changeLesson(
  tx: Tx,
  id: LessonId,
  signed: { is_verified: boolean; signed_at: Date; dispute: string | null },
): Promise<void> {
  await tx.updateTable("class_records").set(signed).where("id", "=", id).execute();
}

export async function deleteLesson(tx: Tx, id: LessonId): Promise<void> {
  await tx.deleteFrom("class_records").where("id", "=", id).execute();
}

export const lockOwnEnrolment = (tx: Tx, id: EnrolmentId, school_id: SchoolId) =>
  tx
    .selectFrom("enrolments")
    .select(["id", "driver_id", "license_class", "enrolled_at", "ended_at"])
    .where("id", "=", id)
    .where("school_id", "=", school_id)
    .forUpdate()
    .executeTakeFirst();
