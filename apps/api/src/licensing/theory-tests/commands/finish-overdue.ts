import { systemContext, type Work } from "../../../platform/context.ts";
import { findAttempt, lockOverdue } from "../store.ts";
import { finishAttempt } from "./finish-attempt.ts";

const maxAtOnce = 50;

/**
 * Scores theory tests that were not submitted before their deadline. Call this in a transaction, repeatedly, until
 * it returns 0.
 */
export async function finishOverdue({ tx, deps }: Work): Promise<number> {
  const overdue = await lockOverdue(tx, deps.now(), maxAtOnce);
  let finished = 0;
  for (const { id, part, application_id, ...application } of overdue) {
    // The paper may have been submitted before it was locked.
    const attempt = await findAttempt(tx, id, application_id, part);
    if (attempt?.finished_at !== null) continue;
    const context = systemContext(tx, deps, "job:finish_overdue_tests");
    await finishAttempt(context, { id: application_id, ...application }, attempt);
    finished += 1;
  }
  return finished;
}
