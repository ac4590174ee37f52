import type { PageRequest } from "../../platform/db/keyset.ts";
import { listRows } from "../../platform/db/listed.ts";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { DriverId, ShareId } from "../../platform/ids.ts";

export const insertShare = (
  tx: Tx,
  row: { id: ShareId; driver_id: DriverId; code: string; created_at: Date; expires_at: Date },
) => tx.insertInto("shares").values(row).returningAll().executeTakeFirstOrThrow();

export type ShareRow = Awaited<ReturnType<typeof insertShare>>;

export const findShareByCode = (db: Queries, code: string) =>
  db.selectFrom("shares").selectAll().where("code", "=", code).executeTakeFirst();

export async function insertCheck(
  tx: Tx,
  row: { id: string; share_id: ShareId; checked_at: Date; checked_by: string },
): Promise<void> {
  await tx.insertInto("share_checks").values(row).execute();
}

/** Withdraws a share. Returns false if it does not belong to this driver, or has already been withdrawn. */
export async function withdraw(tx: Tx, id: ShareId, driver_id: DriverId, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable("shares")
    .set({ withdrawn_at: now })
    .where("id", "=", id)
    .where("driver_id", "=", driver_id)
    .where("withdrawn_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export const sharesOf = (db: Queries, driver_id: DriverId, request: PageRequest) =>
  listRows(
    db.selectFrom("shares").selectAll().where("driver_id", "=", driver_id),
    { sort: "created_at", id: "id", direction: "desc", kind: "moment" },
    request,
  );

export const checksOf = async (db: Queries, shares: readonly ShareId[]) =>
  shares.length === 0
    ? []
    : db
        .selectFrom("share_checks")
        .selectAll()
        .where("share_id", "in", [...shares])
        .orderBy("checked_at", "desc")
        .execute();

export async function removeSharesOf(tx: Tx, driver_id: DriverId): Promise<void> {
  await tx.deleteFrom("shares").where("driver_id", "=", driver_id).execute();
}
