import { sql } from "kysely";
import type { PageRequest } from "../../platform/db/keyset.ts";
import { listRows } from "../../platform/db/listed.ts";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { DriverId, LessonId } from "../../platform/ids.ts";
import { isLessonToSign } from "../drivers/training-store.ts";
import { detailedRecords } from "./store.ts";

/** Returns the schools that named this person as an instructor, by the number of their licence. */
export const teachingOf = (db: Queries, driver_id: DriverId) =>
  db
    .selectFrom("instructors")
    .innerJoin("schools", "schools.id", "instructors.school_id")
    .innerJoin("licenses", "licenses.number", "instructors.license_number")
    .selectAll("instructors")
    .select(["schools.code as school_code", "schools.name as school_name"])
    .where("licenses.driver_id", "=", driver_id)
    .orderBy("schools.name")
    .orderBy("instructors.id")
    .execute();

export type TeachingRow = Awaited<ReturnType<typeof teachingOf>>[number];

/** Returns the holder of the licence with this number, if they have an account. */
export const holderOf = async (db: Queries, license_number: string): Promise<DriverId | undefined> =>
  (
    await db
      .selectFrom("licenses")
      .innerJoin("users", "users.driver_id", "licenses.driver_id")
      .select("licenses.driver_id")
      .where("licenses.number", "=", license_number)
      .executeTakeFirst()
  )?.driver_id;

/** Selects the lessons that this person gave, at schools where they have confirmed that they teach. */
const taughtBy = (driver_id: DriverId) => sql<boolean>`class_records.instructor_id in (
  select instructors.id from instructors where instructors.driver_id = ${driver_id})`;

/** Returns the lessons that wait for this instructor, newest first. Disputed lessons are among them. */
export const listLessonsToSign = (db: Queries, driver_id: DriverId, request: PageRequest) =>
  listRows(
    detailedRecords(db).where(taughtBy(driver_id)).where(isLessonToSign),
    { sort: "class_records.date", id: "class_records.id", direction: "desc", kind: "date" },
    request,
  );

/** Locks and returns those of the lessons that this instructor can sign. */
export const lockLessonsToSign = (tx: Tx, driver_id: DriverId, ids: readonly LessonId[]) =>
  tx
    .selectFrom("class_records")
    .selectAll()
    .where(sql<boolean>`id = any(${[...ids]})`)
    .where(taughtBy(driver_id))
    .where(isLessonToSign)
    .where("instructor_dispute", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();

/** Locks a lesson that this instructor gave and has not signed. */
export const lockTaughtLesson = (tx: Tx, driver_id: DriverId, id: LessonId) =>
  tx
    .selectFrom("class_records")
    .selectAll()
    .where("id", "=", id)
    .where(taughtBy(driver_id))
    .where("needs_instructor", "=", true)
    .forUpdate()
    .executeTakeFirst();
