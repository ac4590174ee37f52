import type { Insertable } from "kysely";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { Openings } from "../../platform/db/tables.ts";
import type { AccountId, ApplicationId } from "../../platform/ids.ts";

export const findOpening = (db: Queries, actor_id: AccountId, application_id: ApplicationId) =>
  db
    .selectFrom("openings")
    .select("opened_at")
    .where("actor_id", "=", actor_id)
    .where("application_id", "=", application_id)
    .executeTakeFirst();

/**
 * Stores an officer's reason for opening an application. A newer reason replaces the older one. The audit log contains
 * both.
 */
export async function keepOpening(tx: Tx, row: Insertable<Openings>): Promise<void> {
  await tx
    .insertInto("openings")
    .values(row)
    .onConflict((conflict) => conflict.columns(["actor_id", "application_id"]).doUpdateSet(row))
    .execute();
}
