import { type Insertable, sql } from "kysely";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { Notices, PlannedWorks } from "../../platform/db/tables.ts";
import type { AccountId, DecisionId, NoticeBoardId, NoticeId } from "../../platform/ids.ts";

/** Planned work is announced this long before it starts. */
const announcedHours = 48;

/** Returns the notices that are shown at a moment, the newest first. */
export const currentNotices = (db: Queries, now: Date) =>
  db
    .selectFrom("notices")
    .selectAll()
    .where("until", ">", now.toISOString())
    .where("ended_at", "is", null)
    .orderBy("posted_at", "desc")
    .orderBy("id", "desc")
    .execute();

/** Returns the planned work that is announced at a moment, the earliest first. */
export const announcedWorks = (db: Queries, now: Date) =>
  db
    .selectFrom("planned_works")
    .selectAll()
    .where("withdrawn_at", "is", null)
    .where("ends_at", ">", now.toISOString())
    .where("starts_at", "<=", new Date(now.getTime() + announcedHours * 3_600_000).toISOString())
    .orderBy("starts_at")
    .orderBy("decision_id")
    .execute();

const posted = (db: Queries) =>
  db
    .selectFrom("notices")
    .innerJoin("users as posters", "posters.id", "notices.posted_by")
    .leftJoin("users as enders", "enders.id", "notices.ended_by")
    .selectAll("notices")
    .select(sql<string>`posters.first_name || ' ' || posters.last_name`.as("poster"))
    .select(sql<string | null>`enders.first_name || ' ' || enders.last_name`.as("ender"));

/** Returns the notices that were posted since a moment, the newest first. */
export const noticesSince = (db: Queries, since: Date) =>
  posted(db)
    .where("posted_at", ">=", since.toISOString())
    .orderBy("posted_at", "desc")
    .orderBy("notices.id", "desc")
    .limit(200)
    .execute();

export const findNotice = (db: Queries, id: NoticeId) => posted(db).where("notices.id", "=", id).executeTakeFirst();

export type PostedNotice = NonNullable<Awaited<ReturnType<typeof findNotice>>>;

export const findBoard = (db: Queries) => db.selectFrom("notice_boards").selectAll().executeTakeFirst();

/** Locks the board, so that two people do not change it at the same time. */
export const lockBoard = (tx: Tx, id?: NoticeBoardId) => {
  const boards = tx.selectFrom("notice_boards").selectAll().forUpdate();
  return (id === undefined ? boards : boards.where("id", "=", id)).executeTakeFirst();
};

export type NoticeBoardRow = NonNullable<Awaited<ReturnType<typeof findBoard>>>;

export async function insertNotice(tx: Tx, notice: Insertable<Notices>): Promise<void> {
  await tx.insertInto("notices").values(notice).execute();
}

export async function endNotice(
  tx: Tx,
  id: NoticeId,
  ended: { readonly ended_at: Date; readonly ended_by: AccountId },
): Promise<void> {
  await tx.updateTable("notices").set(ended).where("id", "=", id).execute();
}

/** Returns the work of a decision, unless it has been withdrawn. */
export const workOf = (db: Queries, decision_id: DecisionId) =>
  db
    .selectFrom("planned_works")
    .selectAll()
    .where("decision_id", "=", decision_id)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();

export async function insertWork(tx: Tx, work: Insertable<PlannedWorks>): Promise<void> {
  await tx.insertInto("planned_works").values(work).execute();
}

export async function withdrawWork(tx: Tx, decision_id: DecisionId, now: Date): Promise<void> {
  await tx.updateTable("planned_works").set({ withdrawn_at: now }).where("decision_id", "=", decision_id).execute();
}
