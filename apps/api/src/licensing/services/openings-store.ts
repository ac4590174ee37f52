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

/**
 * Whether an application waits for a second officer, whom any branch may send: to decide what a colleague has filed or
 * examined, or to hand over a card that a colleague has approved.
 */
export const waitsForSecond = async (db: Queries, id: ApplicationId): Promise<boolean> =>
  (await db
    .selectFrom("services")
    .leftJoin("tasks", (on) =>
      on
        .on("tasks.kind", "=", "second_half")
        .onRef("tasks.subject_id", "=", "services.id")
        .on("tasks.closed_at", "is", null),
    )
    .select("services.id")
    .where("services.id", "=", id)
    .where((of) => of.or([of("services.status", "=", "ready"), of("tasks.id", "is not", null)]))
    .executeTakeFirst()) !== undefined;
