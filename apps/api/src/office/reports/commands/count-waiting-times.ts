import { addDays, dayOf, type PlainDate } from "@kwan/domain";
import { numberWorkingDays } from "@kwan/domain/dates";
import { isKind } from "@kwan/domain/kinds";
import type { Server } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { countCompleted, replaceWaitingTimes, type WaitingTime } from "../waiting-times-store.ts";

/** How many days back the applications are counted. */
const period = 90;
/** The share of applications that took no longer than the number of days that is shown. */
const share = 0.9;

type Completed = Awaited<ReturnType<typeof countCompleted>>[number];

/** Returns the number of working days within which 9 of 10 of these applications were completed. */
function daysOfMost(rows: readonly Completed[], numbers: ReadonlyMap<PlainDate, number>): number {
  const took = ({ begun_on, finished_on }: Completed) => (numbers.get(finished_on) ?? 0) - (numbers.get(begun_on) ?? 0);
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  let counted = 0;
  for (const row of rows.toSorted((one, other) => took(one) - took(other))) {
    counted += row.count;
    if (counted >= all * share) return took(row);
  }
  return 0;
}

/**
 * Counts how long the applications took that were completed in the last 90 days, and stores it for the guide. Runs as a
 * job every night.
 */
export async function countWaitingTimes({ db, now }: Pick<Server, "db" | "now">): Promise<void> {
  const to_day = addDays(dayOf(now().toISOString()), -1);
  const from_day = addDays(to_day, 1 - period);
  const rows = (await db.withoutLimits((kysely) => countCompleted(kysely, from_day))).filter(
    ({ finished_on }) => finished_on <= to_day,
  );
  const first = rows.map(({ begun_on }) => begun_on).toSorted()[0] ?? from_day;
  const numbers = numberWorkingDays(first, to_day);
  const times = Object.entries(Object.groupBy(rows, ({ kind }) => kind)).flatMap(([kind, own = []]): WaitingTime[] =>
    isKind(kind)
      ? [
          {
            kind,
            days: daysOfMost(own, numbers),
            cases: own.reduce((sum, { count }) => sum + count, 0),
            from_day,
            to_day,
          },
        ]
      : [],
  );
  await inTransaction(db, (tx) => replaceWaitingTimes(tx, times));
}
