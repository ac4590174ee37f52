import { taskKinds } from "@kwan/domain/tasks";
import type { Work } from "../../context.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Server } from "../../deps.ts";
import { hasTasks, listOpenSubjects } from "../store.ts";
import { listCandidates } from "../subjects-store.ts";
import { syncTask } from "./sync-task.ts";

/** Compares the open tasks with the records and corrects every difference. Returns the number of differences. */
export async function recountTasks(work: Work): Promise<number> {
  let differences = 0;
  for (const kind of taskKinds) {
    const subjects = new Set([...(await listCandidates(work.tx, kind)), ...(await listOpenSubjects(work.tx, kind))]);
    for (const subject of subjects) if (await syncTask(work, kind, subject)) differences += 1;
  }
  return differences;
}

/** Adds the tasks to a database that was created before tasks existed. */
export async function fillTasks({ deps }: { readonly deps: Server }): Promise<void> {
  if (await hasTasks(deps.db.kysely)) return;
  const opened = await inTransaction(deps.db, (tx) => recountTasks({ tx, deps }));
  if (opened > 0) deps.log.info({ opened }, "the queue of tasks was filled from the records");
}

/**
 * Recounts the tasks. Runs as a job every night. A difference means that a command did not update its task, so it is
 * logged as an error.
 */
export async function recountTasksNightly(deps: Server): Promise<void> {
  const differences = await inTransaction(deps.db, (tx) => recountTasks({ tx, deps }));
  if (differences > 0)
    deps.log.error({ differences }, "the queue of tasks disagreed with the records; it was corrected");
}
