import { entriesAbout } from "../../platform/audit/proofs.ts";
import type { Person } from "../../platform/audit/subjects-store.ts";
import type { Queries } from "../../platform/db/open.ts";
import { excerptsAbout } from "./store.ts";

/**
 * Returns all data that the authority holds about a person, and who has looked at it. It contains no passwords or
 * tokens. Members of staff appear by role and branch.
 */
export async function everythingOf(db: Queries, person: Person): Promise<Record<string, unknown>> {
  const { account = [], driver = [], ...lists } = await excerptsAbout(db, person);
  return {
    account: account[0] ?? null,
    driver: driver[0] ?? null,
    ...lists,
    looked_at: await entriesAbout(db, person),
  };
}
