import type { Queries, Tx } from "../../platform/db/open.ts";
import type { DriverId } from "../../platform/ids.ts";
import { isLessonToConfirm } from "../drivers/training-store.ts";

/** The lessons that wait for their trainee: they attended, and have neither confirmed nor disputed the lesson. */
const waiting = (db: Queries, driver_id: DriverId) =>
  db.selectFrom("class_records").selectAll().where("driver_id", "=", driver_id).where(isLessonToConfirm);

/** Locks and returns the lessons that a trainee has to confirm. */
export const lockWaitingLessons = (tx: Tx, driver_id: DriverId) =>
  waiting(tx, driver_id).orderBy("date").orderBy("id").forUpdate().execute();

export type WaitingLesson = Awaited<ReturnType<typeof lockWaitingLessons>>[number];

export const hasWaitingLessons = async (db: Queries, driver_id: DriverId): Promise<boolean> =>
  (await waiting(db, driver_id).limit(1).executeTakeFirst()) !== undefined;

/** Whether a phone number is that of a driving school's account. */
export const isPhoneOfSchool = async (db: Queries, phone_number: string): Promise<boolean> =>
  (await db
    .selectFrom("users")
    .select("id")
    .where("phone_number", "=", phone_number)
    .where("school_id", "is not", null)
    .limit(1)
    .executeTakeFirst()) !== undefined;
