import { isOpen, type PlainDate, statuses } from "@kwan/domain";
import { type RawBuilder, sql } from "kysely";
import type { Queries } from "../../platform/db/open.ts";
import type { BranchId } from "../../platform/ids.ts";
import { momentsOf, type Period } from "./period.ts";

export interface OfficeFilter extends Period {
  readonly kinds: readonly string[];
  readonly branch: BranchId | undefined;
}

export type OfficeGrouping = "kind" | "branch" | "month" | "ground";

/** Returns the SQL expression by which rows are grouped. The month is taken from the column `at`. */
const keyOf = (by: OfficeGrouping, at: string): RawBuilder<string | null> =>
  ({
    kind: sql<string | null>`services.kind`,
    branch: sql<string | null>`services.branch_id`,
    month: sql<string | null>`to_char(${sql.ref(at)} at time zone 'UTC', 'YYYY-MM')`,
    ground: sql<string | null>`service_history.ground`,
  })[by];

const dayOfColumn = (column: string): RawBuilder<PlainDate> =>
  sql<PlainDate>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`;

const branchName = sql<string | null>`min(branches.name)`.as("branch_name");

const isWanted = ({ kinds, branch }: Pick<OfficeFilter, "kinds" | "branch">): RawBuilder<boolean> =>
  branch === undefined
    ? sql<boolean>`services.kind = any(${kinds})`
    : sql<boolean>`services.kind = any(${kinds}) and services.branch_id = ${branch}`;

const events = (db: Queries, filter: OfficeFilter, actions: readonly string[]) => {
  const [begin, end] = momentsOf(filter);
  return db
    .selectFrom("service_history")
    .innerJoin("services", "services.id", "service_history.application_id")
    .leftJoin("branches", "branches.id", "services.branch_id")
    .where("service_history.action", "in", [...actions])
    .where("service_history.at", ">=", begin)
    .where("service_history.at", "<", end)
    .where(isWanted(filter));
};

/**
 * Counts the decisions and card hand-overs in a period, by group, by day of submission, and by day of the decision or
 * hand-over.
 */
export const countEvents = (db: Queries, filter: OfficeFilter, by: OfficeGrouping) =>
  events(db, filter, ["approve", "reject", "hand_over"])
    .where("services.submitted_at", "is not", null)
    .select([keyOf(by, "service_history.at").as("key"), branchName])
    .select([
      dayOfColumn("services.submitted_at").as("submitted_on"),
      dayOfColumn("service_history.at").as("on"),
      sql<boolean>`service_history.action = 'hand_over'`.as("is_hand_over"),
    ])
    .select((of) => of.fn.countAll<number>().as("count"))
    .groupBy([keyOf(by, "service_history.at"), dayOfColumn("services.submitted_at")])
    .groupBy([dayOfColumn("service_history.at"), sql`service_history.action = 'hand_over'`])
    .execute();

/** Counts the rejections in a period, by group and ground. */
export const countRejected = (db: Queries, filter: OfficeFilter, by: OfficeGrouping) =>
  events(db, filter, ["reject"])
    .select([keyOf(by, "service_history.at").as("key"), branchName, "service_history.ground"])
    .select((of) => of.fn.countAll<number>().as("count"))
    .groupBy([keyOf(by, "service_history.at"), "service_history.ground"])
    .execute();

/** The statuses of applications that have been submitted and paid for, and are not finished. */
const waiting = statuses.filter((status) => isOpen(status) && status !== "draft" && status !== "awaiting_payment");

/** Counts the applications that are waiting now, by group and day of submission. */
export const countWaiting = (db: Queries, filter: Pick<OfficeFilter, "kinds" | "branch">, by: OfficeGrouping) =>
  db
    .selectFrom("services")
    .leftJoin("branches", "branches.id", "services.branch_id")
    .where("services.status", "in", waiting)
    .where("services.submitted_at", "is not", null)
    .where(isWanted(filter))
    .select([keyOf(by, "services.submitted_at").as("key"), branchName])
    .select(dayOfColumn("services.submitted_at").as("submitted_on"))
    .select((of) => of.fn.countAll<number>().as("count"))
    .groupBy([keyOf(by, "services.submitted_at"), dayOfColumn("services.submitted_at")])
    .execute();

const passed = (column: string) => sql<number>`count(*) filter (where ${sql.ref(column)})`.as("passed");

/** Counts the theory tests that ended in a period. Each part is a separate test. */
export const countTheoryTests = (db: Queries, filter: OfficeFilter, by: OfficeGrouping) => {
  const [begin, end] = momentsOf(filter);
  return db
    .selectFrom("theory_attempts")
    .innerJoin("services", "services.id", "theory_attempts.application_id")
    .leftJoin("branches", "branches.id", "services.branch_id")
    .where("theory_attempts.is_passed", "is not", null)
    .where("theory_attempts.finished_at", ">=", begin)
    .where("theory_attempts.finished_at", "<", end)
    .where(isWanted(filter))
    .select([keyOf(by, "theory_attempts.finished_at").as("key"), branchName, passed("theory_attempts.is_passed")])
    .select((of) => of.fn.countAll<number>().as("taken"))
    .groupBy(keyOf(by, "theory_attempts.finished_at"))
    .execute();
};

/** Counts the practical tests in a period, by the day on which they were taken. */
export const countPracticalTests = (db: Queries, filter: OfficeFilter, by: OfficeGrouping) =>
  db
    .selectFrom("practical_tests")
    .innerJoin("services", "services.id", "practical_tests.application_id")
    .leftJoin("branches", "branches.id", "services.branch_id")
    .where("practical_tests.tested_on", ">=", filter.from)
    .where("practical_tests.tested_on", "<=", filter.to)
    .where(isWanted(filter))
    .select([keyOf(by, "practical_tests.tested_on").as("key"), branchName, passed("practical_tests.is_passed")])
    .select((of) => of.fn.countAll<number>().as("taken"))
    .groupBy(keyOf(by, "practical_tests.tested_on"))
    .execute();
