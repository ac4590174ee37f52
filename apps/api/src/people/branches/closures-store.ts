import type { PlainDate } from "@kwan/domain";
import { type Insertable, sql } from "kysely";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { BranchClosures } from "../../platform/db/tables.ts";
import type { BranchId, DecisionId } from "../../platform/ids.ts";

/** A closure as it is stored with its branch: the reason in each language. */
export interface StoredClosure {
  readonly from: PlainDate;
  readonly until: PlainDate;
  readonly en: string;
  readonly fr: string;
}

/** Selects the closures of each branch that have not ended before a day, the earliest first. */
export const closuresSince = (today: PlainDate) =>
  sql<readonly StoredClosure[]>`(select coalesce(jsonb_agg(jsonb_build_object('from', from_on, 'until', until_on,
    'en', reason_en, 'fr', reason_fr) order by from_on, decision_id), '[]')
    from branch_closures where branch_closures.branch_id = branches.id and withdrawn_at is null
      and until_on >= ${today})`;

/** Returns the closure of a decision, unless it has been withdrawn. */
export const closureOf = (db: Queries, decision_id: DecisionId) =>
  db
    .selectFrom("branch_closures")
    .selectAll()
    .where("decision_id", "=", decision_id)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();

/** Returns a closure of a branch that has a day in common with a period. */
export const closureWithin = (db: Queries, branch_id: BranchId, from: PlainDate, until: PlainDate) =>
  db
    .selectFrom("branch_closures")
    .selectAll()
    .where("branch_id", "=", branch_id)
    .where("withdrawn_at", "is", null)
    .where("from_on", "<=", until)
    .where("until_on", ">=", from)
    .orderBy("from_on")
    .limit(1)
    .executeTakeFirst();

export async function insertClosure(tx: Tx, closure: Insertable<BranchClosures>): Promise<void> {
  await tx.insertInto("branch_closures").values(closure).execute();
}

export async function withdrawClosure(tx: Tx, decision_id: DecisionId, now: Date): Promise<void> {
  await tx.updateTable("branch_closures").set({ withdrawn_at: now }).where("decision_id", "=", decision_id).execute();
}
