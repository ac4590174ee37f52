import { addDays } from "@kwan/domain";
import { completeBooks } from "../../money/entries/books-store.ts";
import { enter } from "../../money/entries/store.ts";
import { recountTasks } from "../../office/tasks/commands/recount-tasks.ts";
import { putBranches } from "../../people/branches/store.ts";
import type { Server } from "../../platform/context.ts";
import type { Tx } from "../../platform/db/open.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { seedApplications } from "./applications.ts";
import { seededBranches } from "./branches.ts";
import { documentsOf, seedDocuments } from "./documents.ts";
import { seedNotifications } from "./notifications.ts";
import { seedPeople } from "./people.ts";
import { seedRequests } from "./requests.ts";
import { isEmpty, type SeedContext } from "./store.ts";

/**
 * Stores the branches. If the configuration asks for it (never in production) and there are no users yet, it also adds
 * invented people and their applications. Everything happens in one transaction, and the tasks are counted at its end.
 */
export async function seed(deps: Server): Promise<void> {
  const fill = async (db: Tx) => {
    await putBranches(db, seededBranches, deps.newId);
    if (!deps.config.isSeeded || deps.config.mode === "production" || !(await isEmpty(db, "users"))) return;
    const context: SeedContext = { db, now: deps.now(), newId: deps.newId, blobs: deps.blobs };
    const people = await seedPeople(context);
    const applications = await seedApplications(context, people);
    const evidence = await seedRequests(context, people);
    await seedDocuments(context, [
      ...evidence,
      ...applications.flatMap((each) => documentsOf(each, people, context.now)),
    ]);
    await seedNotifications(context, people, applications);
    await enter(db, null);
    // The invented payments reach back this far.
    await completeBooks(db, addDays(deps.today(), -60));
    await recountTasks({ tx: db, deps });
  };
  await inTransaction(deps.db, fill, { isFollowed: false });
}
