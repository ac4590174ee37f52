import type { PlainDate } from "@kwan/domain";
import type { Kind } from "@kwan/domain/kinds";
import { sql } from "kysely";
import type { Queries, Tx } from "../../platform/db/open.ts";

const dayOfColumn = (column: string) => sql<PlainDate>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`;

/** From when an application is waiting: its first payment or, if it is free, its submission. */
const begun = sql<Date>`coalesce((select min(paid.at) from service_history paid
  where paid.application_id = services.id and paid.action = 'pay'), services.submitted_at)`;

/** Counts the applications that were completed since a day, by kind, first day and last day. */
export const countCompleted = (db: Queries, since: PlainDate) =>
  db
    .selectFrom(
      db
        .selectFrom("service_history")
        .innerJoin("services", "services.id", "service_history.application_id")
        .where("service_history.to_status", "=", "completed")
        .where("service_history.at", ">=", `${since}T00:00:00.000Z`)
        .where("services.submitted_at", "is not", null)
        .select(["services.kind", "service_history.at as finished_at", begun.as("begun_at")])
        .as("completed"),
    )
    .select(["completed.kind", dayOfColumn("completed.begun_at").as("begun_on")])
    .select(dayOfColumn("completed.finished_at").as("finished_on"))
    .select((of) => of.fn.countAll<number>().as("count"))
    .groupBy(["completed.kind", dayOfColumn("completed.begun_at"), dayOfColumn("completed.finished_at")])
    .execute();

export interface WaitingTime {
  readonly kind: Kind;
  readonly days: number;
  readonly cases: number;
  readonly from_day: PlainDate;
  readonly to_day: PlainDate;
}

/** Replaces all waiting times. */
export async function replaceWaitingTimes(tx: Tx, times: readonly WaitingTime[]): Promise<void> {
  await tx.deleteFrom("waiting_times").execute();
  if (times.length > 0)
    await tx
      .insertInto("waiting_times")
      .values([...times])
      .execute();
}

/** Returns the waiting times that are based on at least this many applications. */
export const findWaitingTimes = (db: Queries, leastCases: number) =>
  db.selectFrom("waiting_times").selectAll().where("cases", ">=", leastCases).orderBy("kind").execute();
