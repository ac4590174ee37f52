import { type TaskKind, taskKinds } from "@kwan/domain/tasks";
import type { Server, Work } from "../../../platform/context.ts";
import type { Queries } from "../../../platform/db/open.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { listCandidates } from "../candidates-store.ts";
import { hasTasks, listOpenSubjects } from "../store.ts";
import { updateTasks } from "./update-tasks.ts";

/** The number of records that are compared at a time: a few statements and a short transaction. */
const batch = 1_000;

/** Yields the records that have a task, or may need one, in parts. */
async function* parts(db: Queries): AsyncGenerator<readonly [TaskKind, readonly string[]]> {
  for (const kind of taskKinds) {
    const ids = [...new Set([...(await listCandidates(db, kind)), ...(await listOpenSubjects(db, kind))])];
    for (let from = 0; from < ids.length; from += batch) yield [kind, ids.slice(from, from + batch)];
  }
}

/** Compares the open tasks with the records and corrects every difference. Returns the number of differences. */
export async function recountTasks(work: Work): Promise<number> {
  let differences = 0;
  for await (const [kind, ids] of parts(work.tx)) differences += await updateTasks(work, kind, ids);
  return differences;
}

/** Does the same in parts, each in its own transaction, so that nobody waits for the whole. */
export async function recountInParts(
  deps: Pick<Server, "db" | "now" | "newId">,
  onPart: (compared: number) => void = () => {},
): Promise<number> {
  let [differences, compared] = [0, 0];
  for await (const [kind, ids] of parts(deps.db.kysely)) {
    differences += await inTransaction(deps.db, (tx) => updateTasks({ tx, deps }, kind, ids));
    compared += ids.length;
    onPart(compared);
  }
  return differences;
}

/** Adds the tasks to a database that was created before tasks existed. */
export async function fillTasks({ deps }: { readonly deps: Server }): Promise<void> {
  if (await hasTasks(deps.db.kysely)) return;
  const opened = await recountInParts(deps, (compared) =>
    deps.log.info({ compared }, "filling the queue of tasks from the records"),
  );
  if (opened > 0) deps.log.info({ opened }, "the queue of tasks was filled from the records");
}

/**
 * Recounts the tasks. Runs as a job every night. A difference means that a command did not update its task, so it is
 * logged as an error.
 */
export async function recountTasksNightly(deps: Server): Promise<void> {
  const differences = await recountInParts(deps);
  if (differences > 0)
    deps.log.error({ differences }, "the queue of tasks disagreed with the records; it was corrected");
}
