import type { Insertable } from "kysely";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { FileOpenings } from "../../platform/db/tables.ts";
import type { AccountId, BranchId, DriverId } from "../../platform/ids.ts";

export async function keepFileOpening(tx: Tx, row: Insertable<FileOpenings>): Promise<void> {
  await tx
    .insertInto("file_openings")
    .values(row)
    .onConflict((conflict) => conflict.columns(["actor_id", "driver_id"]).doUpdateSet(row))
    .execute();
}

export const findFileOpening = (db: Queries, actor_id: AccountId, driver_id: DriverId) =>
  db
    .selectFrom("file_openings")
    .select("opened_at")
    .where("actor_id", "=", actor_id)
    .where("driver_id", "=", driver_id)
    .executeTakeFirst();

/** Whether a person has an application in progress at a branch or, without a branch, anywhere. */
export const hasApplicationAt = async (db: Queries, driver_id: DriverId, branch: BranchId | null): Promise<boolean> => {
  const open = db
    .selectFrom("services")
    .select("id")
    .where("driver_id", "=", driver_id)
    .where("status", "not in", ["completed", "rejected", "cancelled"]);
  const there = branch === null ? open : open.where("branch_id", "=", branch);
  return (await there.limit(1).executeTakeFirst()) !== undefined;
};
