import { putBranches } from "../../branches/store.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../transaction.ts";
import { seedApplications } from "./applications.ts";
import { seededBranches } from "./branches.ts";
import { seedPeople } from "./people.ts";
import { isEmpty, type SeedContext } from "./store.ts";

/**
 * Fills a new database: the branches always, invented people and applications in every state only where the
 * configuration asks for them, never in production. Done in one transaction: all of it, or nothing; and once.
 */
export async function seed(deps: Deps): Promise<void> {
  await inTransaction(deps.db, async (db) => {
    await putBranches(db, seededBranches, deps.newId);
    if (!deps.config.isSeeded || deps.config.mode === "production" || !(await isEmpty(db, "users"))) return;
    const context: SeedContext = { db, now: deps.now(), newId: deps.newId };
    await seedApplications(context, await seedPeople(context));
  });
}
