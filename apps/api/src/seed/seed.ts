import { putBranches } from "../branches/store.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Server } from "../deps.ts";
import { seedApplications } from "./applications.ts";
import { seededBranches } from "./branches.ts";
import { documentsOf, seedDocuments } from "./documents.ts";
import { seedNotifications } from "./notifications.ts";
import { seedPeople } from "./people.ts";
import { seedRequests } from "./requests.ts";
import { isEmpty, type SeedContext } from "./store.ts";

/**
 * Fills a new database: always with the branches, and with invented people and applications in every state if the
 * configuration says so, which production never does. It runs in one transaction, once.
 */
export async function seed(deps: Server): Promise<void> {
  await inTransaction(deps.db, async (db) => {
    await putBranches(db, seededBranches, deps.newId);
    if (!deps.config.isSeeded || deps.config.mode === "production" || !(await isEmpty(db, "users"))) return;
    const context: SeedContext = { db, now: deps.now(), newId: deps.newId, blobs: deps.blobs };
    const people = await seedPeople(context);
    const applications = await seedApplications(context, people);
    const evidence = await seedRequests(context, people);
    await seedDocuments(context, [...evidence, ...applications.flatMap((each) => documentsOf(each, people.officer))]);
    await seedNotifications(context, people, applications);
  });
}
