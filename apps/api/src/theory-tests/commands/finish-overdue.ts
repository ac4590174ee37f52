import type { Queries } from "../../db/open.ts";
import type { Deps } from "../../deps.ts";
import { findAttempt, lockOverdue } from "../store.ts";
import { finishAttempt } from "./finish-attempt.ts";

const mostAtOnce = 50;

/**
 * Scores papers whose time has run out and whose owners did not come back. To be run in a transaction, again until it
 * gives 0.
 */
export async function finishOverdue(db: Queries, deps: Deps): Promise<number> {
  const overdue = await lockOverdue(db, deps.now(), mostAtOnce);
  let finished = 0;
  for (const { id, part, service_id, ...application } of overdue) {
    // It may have been handed in between the look and the lock.
    const attempt = await findAttempt(db, id, service_id, part);
    if (attempt?.finished_at !== null) continue;
    await finishAttempt({ db, deps, actor: null, request: clockwork }, { id: service_id, ...application }, attempt);
    finished += 1;
  }
  return finished;
}

/** There is no request where the clock acts; the audit row names the job instead. */
const clockwork = {
  id: "job:finish_overdue_tests",
  url: "",
  address: "",
  network: "",
  device: "",
  version: null,
  raw: Buffer.alloc(0),
  header: () => undefined,
};
