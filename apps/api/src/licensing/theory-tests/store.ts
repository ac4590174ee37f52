import type { Part, PlainDate, Topic } from "@kwan/domain";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { PaperQuestion } from "../../platform/db/tables.ts";
import type { ApplicationId, AttemptId, DriverId } from "../../platform/ids.ts";

/** Returns the date on which the driver's latest learner's licence was issued. */
export async function learnersLicenceIssuedOn(db: Queries, driver_id: DriverId): Promise<PlainDate | null> {
  const row = await db
    .selectFrom("permits")
    .select("issued_on")
    .where("driver_id", "=", driver_id)
    .where("permit", "=", "learners_license")
    .orderBy("issued_on", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.issued_on ?? null;
}

/** Returns all of a driver's attempts at a part, newest first, without their questions. */
export const triesOf = (db: Queries, driver_id: DriverId, part: Part) =>
  db
    .selectFrom("theory_attempts")
    .innerJoin("services", "services.id", "theory_attempts.application_id")
    .select(["theory_attempts.id", "theory_attempts.application_id", "services.kind", "theory_attempts.started_at"])
    .select(["theory_attempts.deadline_at", "theory_attempts.finished_at", "theory_attempts.right_answers"])
    .select(["theory_attempts.is_passed", "theory_attempts.topics_missed"])
    .where("theory_attempts.driver_id", "=", driver_id)
    .where("theory_attempts.part", "=", part)
    .orderBy("theory_attempts.started_at", "desc")
    .execute();

export type TryRow = Awaited<ReturnType<typeof triesOf>>[number];

/** Returns an attempt with its questions and answer key. */
export const findAttempt = (db: Queries, id: AttemptId, application_id: ApplicationId, part: Part) =>
  db
    .selectFrom("theory_attempts")
    .selectAll()
    .where("id", "=", id)
    .where("application_id", "=", application_id)
    .where("part", "=", part)
    .executeTakeFirst();

export const findRunning = (db: Queries, application_id: ApplicationId, part: Part) =>
  db
    .selectFrom("theory_attempts")
    .selectAll()
    .where("application_id", "=", application_id)
    .where("part", "=", part)
    .where("finished_at", "is", null)
    .executeTakeFirst();

export type AttemptRow = NonNullable<Awaited<ReturnType<typeof findAttempt>>>;

export async function insertAttempt(
  tx: Tx,
  row: Pick<AttemptRow, "id" | "application_id" | "driver_id" | "part"> & {
    paper: readonly PaperQuestion[];
    started_at: Date;
    deadline_at: Date;
  },
): Promise<void> {
  await tx
    .insertInto("theory_attempts")
    .values({ ...row, paper: JSON.stringify(row.paper), answers: "{}" })
    .execute();
}

export async function keepAnswers(tx: Tx, id: AttemptId, answers: Readonly<Record<string, string>>): Promise<void> {
  await tx
    .updateTable("theory_attempts")
    .set({ answers: JSON.stringify(answers) })
    .where("id", "=", id)
    .where("finished_at", "is", null)
    .execute();
}

export async function closeAttempt(
  tx: Tx,
  id: AttemptId,
  result: {
    finished_at: string;
    right_answers: number;
    is_passed: boolean;
    topics_missed: readonly { topic: Topic; missed: number }[];
  },
): Promise<void> {
  await tx
    .updateTable("theory_attempts")
    .set({ ...result, topics_missed: JSON.stringify(result.topics_missed) })
    .where("id", "=", id)
    .where("finished_at", "is", null)
    .execute();
}

/**
 * Locks the applications with theory tests that are past their deadline. Skips applications that another process has
 * locked.
 */
export const lockOverdue = (tx: Tx, now: Date, limit: number) =>
  tx
    .selectFrom("theory_attempts")
    .innerJoin("services", "services.id", "theory_attempts.application_id")
    .select(["theory_attempts.id", "theory_attempts.part", "services.id as application_id", "services.kind"])
    .select(["services.status", "services.driver_id"])
    .where("theory_attempts.finished_at", "is", null)
    .where("theory_attempts.deadline_at", "<", now.toISOString())
    .orderBy("theory_attempts.deadline_at")
    .limit(limit)
    .forUpdate("services")
    .skipLocked()
    .execute();
