import type { Queries, Tx } from "../db/open.ts";

/** An officer's reason for opening another branch's application. */
interface Opening {
  readonly actor_id: string;
  readonly service_id: string;
  readonly reason: string;
  readonly opened_at: Date;
}

export const findOpening = (db: Queries, actor_id: string, service_id: string) =>
  db
    .selectFrom("openings")
    .select("opened_at")
    .where("actor_id", "=", actor_id)
    .where("service_id", "=", service_id)
    .executeTakeFirst();

/** A newer reason replaces the older one; the audit log has both. */
export async function keepOpening(tx: Tx, row: Opening): Promise<void> {
  await tx
    .insertInto("openings")
    .values({ ...row })
    .onConflict((conflict) => conflict.columns(["actor_id", "service_id"]).doUpdateSet({ ...row }))
    .execute();
}
