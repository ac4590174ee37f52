import type { Work } from "../../context.ts";
import type { DecisionId } from "../../ids.ts";
import { syncTask } from "../../tasks/commands/sync-task.ts";
import { clearWithdrawal, closeAppeals } from "../appeals-store.ts";

/**
 * Closes the appeals against decisions that have been reversed, whoever reversed them. Returns the replies to the
 * appeals.
 */
export async function settleAppeals(
  work: Work,
  decisions: readonly DecisionId[],
): Promise<{ readonly answer: string | null }[]> {
  if (decisions.length === 0) return [];
  const closed = await closeAppeals(work.tx, decisions, work.deps.now());
  for (const { id } of closed) await syncTask(work, "appeal", id);
  return closed;
}

/**
 * Handles a proposal that has ended without taking effect. If it was meant to settle an appeal, the appeal is reopened.
 */
export async function reopenAppeal(work: Work, proposal: DecisionId): Promise<void> {
  const appeal = await clearWithdrawal(work.tx, proposal);
  if (appeal) await syncTask(work, "appeal", appeal.id);
}
