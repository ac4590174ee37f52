import { type Insertable, sql, type Updateable } from "kysely";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { Appeals } from "../../platform/db/tables.ts";
import type { AccountId, AppealId, DecisionId } from "../../platform/ids.ts";

export async function insertAppeal(tx: Tx, row: Omit<Insertable<Appeals>, "state">): Promise<void> {
  await tx
    .insertInto("appeals")
    .values({ ...row, state: "open" })
    .returning("id")
    .execute();
}

export const findAppeal = (db: Queries, id: AppealId) =>
  db
    .selectFrom("appeals")
    .leftJoin("users as deciders", "deciders.id", "appeals.decided_by")
    .leftJoin("branches", "branches.id", "deciders.branch_id")
    .selectAll("appeals")
    .select(["deciders.first_name", "deciders.last_name", "branches.name as branch_name"])
    .where("appeals.id", "=", id)
    .executeTakeFirst();

export type AppealRecord = NonNullable<Awaited<ReturnType<typeof findAppeal>>>;

/** Locks an appeal, so that two officers cannot decide it at the same time. */
export const lockAppeal = (tx: Tx, id: AppealId) =>
  tx.selectFrom("appeals").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/**
 * Stores the reply of an officer who wants to reverse the decision. The person can read it once the reversal has taken
 * effect.
 */
export async function setAnswer(tx: Tx, id: AppealId, answer: string, decided_by: AccountId): Promise<void> {
  await tx.updateTable("appeals").set({ answer, decided_by }).where("id", "=", id).execute();
}

export async function setWithdrawal(tx: Tx, id: AppealId, withdrawal_id: DecisionId): Promise<void> {
  await tx.updateTable("appeals").set({ withdrawal_id }).where("id", "=", id).returning("id").execute();
}

/** Ends an appeal with a reply. */
export async function endAppeal(
  tx: Tx,
  id: AppealId,
  end: Required<Pick<Updateable<Appeals>, "state" | "answer" | "decided_by" | "decided_at">>,
): Promise<void> {
  await tx.updateTable("appeals").set(end).where("id", "=", id).returning("id").execute();
}

/**
 * Closes the open appeals against decisions that have been reversed, whoever reversed them. Returns the replies to the
 * appeals.
 */
export const closeAppeals = (tx: Tx, decisions: readonly DecisionId[], at: Date) =>
  tx
    .updateTable("appeals")
    .set({ state: "withdrawn", decided_at: at })
    .where("decision_id", "=", sql<DecisionId>`any(${decisions})`)
    .where("state", "=", "open")
    .returning(["id", "answer"])
    .execute();

/**
 * Handles a proposal that has ended without taking effect. If it was meant to settle an appeal, the appeal can be
 * decided again. The reply is removed too, because it was part of that proposal.
 */
export async function reopenAppeal(tx: Tx, withdrawal_id: DecisionId): Promise<void> {
  await tx
    .updateTable("appeals")
    .set({ withdrawal_id: null, answer: null, decided_by: null })
    .where("withdrawal_id", "=", withdrawal_id)
    .where("state", "=", "open")
    .returning("id")
    .execute();
}

/**
 * Whether someone took part in the decision that an appeal is against. `about` is the ID of the appeal, or of the
 * reversal that would settle the appeal.
 */
export const tookPartInAppealed = async (db: Queries, about: string, actor: AccountId): Promise<boolean> =>
  (await db
    .selectFrom("appeals")
    .innerJoin("decisions", "decisions.id", "appeals.decision_id")
    .select("appeals.id")
    .where((of) =>
      of.or([of("appeals.id", "=", about as AppealId), of("appeals.withdrawal_id", "=", about as DecisionId)]),
    )
    .where((of) => of.or([of("decisions.proposed_by", "=", actor), of("decisions.decided_by", "=", actor)]))
    .executeTakeFirst()) !== undefined;
