import { taskKinds } from "@kwan/domain/tasks";
import { listCandidates } from "../src/office/tasks/candidates-store.ts";
import { compareTasks } from "../src/office/tasks/commands/update-tasks.ts";
import { listOpenSubjects } from "../src/office/tasks/store.ts";
import type { Queries } from "../src/platform/db/open.ts";

/** Returns the records whose tasks do not match their state. There are none, whatever a test has done. */
export async function differencesOfTasks(db: Queries): Promise<string[]> {
  const differences: string[] = [];
  for (const kind of taskKinds) {
    const ids = [...new Set([...(await listCandidates(db, kind)), ...(await listOpenSubjects(db, kind))])];
    if (ids.length === 0) continue;
    const { over, moved, missing } = await compareTasks(db, kind, ids);
    differences.push(
      ...over.map(({ subject_id }) => `${kind} of ${subject_id} is open, but not needed`),
      ...moved.map(({ id }) => `${kind} ${id} is at another branch`),
      ...missing.map(({ subject_id }) => `${kind} of ${subject_id} is missing`),
    );
  }
  return differences;
}
