import type { PlainDate } from "@kwan/domain";
import type { HoursOfDay } from "@kwan/domain/kinds";
import { type Insertable, sql, type Updateable } from "kysely";
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

/** The other lessons of a day that took place, and whether they are this trainee's, instructor's or vehicle's. */
const othersOf = (
  db: Queries,
  { driver_id, school_id, date, instructor, vehicle }: Lesson,
  license_number: string,
) => ({
  lessons: db
    .selectFrom("class_records")
    .where("class_records.date", "=", date)
    .where("class_records.attendance", "=", "present")
    .where("class_records.removed_at", "is", null),
  isLearners: sql<boolean>`class_records.driver_id = ${driver_id}`,
  isInstructors: sql<boolean>`(case when class_records.instructor_id is null
    then class_records.school_id = ${school_id} and ${sameAs("instructor", instructor)}
    else exists (select from instructors where instructors.id = class_records.instructor_id
      and instructors.license_number = ${license_number}) end)`,
  isVehicles: vehicle ? sameAs("vehicle", vehicle) : sql<boolean>`false`,
});

/** Returns which of the trainee, instructor and vehicle already have another lesson at this time. */
export function clashesWith(
  db: Queries,
  lesson: Lesson,
  license_number: string,
): Promise<{ learner: boolean; instructor: boolean; vehicle: boolean }> {
  const { lessons, isLearners, isInstructors, isVehicles } = othersOf(db, lesson, license_number);
  const any = (condition: typeof isLearners) => sql<boolean>`coalesce(bool_or(${condition}), false)`;
  return lessons
    .select(any(isLearners).as("learner"))
    .select(any(isInstructors).as("instructor"))
    .select(any(isVehicles).as("vehicle"))
    .where("class_records.starts_at", "<", lesson.ends_at)
    .where("class_records.ends_at", ">", lesson.starts_at)
    .executeTakeFirstOrThrow();
}

/** Returns the hours of the lesson's day for its trainee, instructor and vehicle, with those of the lesson itself. */
export async function hoursOfDay(
  db: Queries,
  lesson: Lesson & { readonly module: "theory" | "practical"; readonly hours: number },
  license_number: string,
): Promise<HoursOfDay> {
  const { lessons, isLearners, isInstructors, isVehicles } = othersOf(db, lesson, license_number);
  const sum = (condition: typeof isLearners) =>
    sql<string>`coalesce(sum(class_records.hours) filter (where ${condition}), 0)`;
  const others = await lessons
    .select(sum(isLearners).as("trainee"))
    .select(sum(sql<boolean>`${isLearners} and class_records.module = 'practical'`).as("trainee_driving"))
    .select(sum(isInstructors).as("instructor"))
    .select(sum(isVehicles).as("vehicle"))
    .executeTakeFirstOrThrow();
  const { hours, module, vehicle } = lesson;
  return {
    trainee: Number(others.trainee) + hours,
    trainee_driving: module === "practical" ? Number(others.trainee_driving) + hours : 0,
    instructor: Number(others.instructor) + hours,
    vehicle: vehicle === null ? 0 : Number(others.vehicle) + hours,
  };
}

export async function insertLesson(tx: Tx, row: Insertable<ClassRecords>): Promise<void> {
  await tx.insertInto("class_records").values(row).returning(["id", "marks"]).execute();
}

export const lockLesson = (tx: Tx, id: LessonId) =>
  tx.selectFrom("class_records").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export type LessonRow = NonNullable<Awaited<ReturnType<typeof lockLesson>>>;

export async function changeLesson(
  tx: Tx,
  id: LessonId,
  change: Pick<
    Updateable<ClassRecords>,
    | "is_verified"
    | "signed_at"
    | "signed_by"
    | "signed_with"
    | "seen_at_desk"
    | "dispute"
    | "instructor_signed_at"
    | "instructor_signed_by"
    | "instructor_dispute"
    | "checked_at"
    | "checked_by"
    | "check_outcome"
    | "check_note"
    | "removed_at"
    | "removed_by"
  >,
): Promise<void> {
  await tx.updateTable("class_records").set(change).where("id", "=", id).returning("id").execute();
}

export const lockOwnEnrolment = (tx: Tx, id: EnrolmentId, school_id: SchoolId) =>
  tx
    .selectFrom("enrolments")
    .select(["id", "driver_id", "license_class", "enrolled_at", "ended_at"])
    .where("id", "=", id)
    .where("school_id", "=", school_id)
    .forUpdate()
    .executeTakeFirst();
