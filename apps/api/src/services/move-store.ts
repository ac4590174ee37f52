import type { Queries, Tx } from "../db/open.ts";
import type { ApplicationRow } from "./store.ts";

/** The other submitted applications of a driver that have not ended, held to the end of the transaction. */
export const lockOtherOpen = (tx: Tx, { id, driver_id }: Pick<ApplicationRow, "id" | "driver_id">) =>
  tx
    .selectFrom("services")
    .selectAll()
    .where("driver_id", "=", driver_id)
    .where("id", "<>", id)
    .where("submitted_at", "is not", null)
    .where("status", "not in", ["draft", "completed", "rejected", "cancelled"])
    .forUpdate()
    .execute();

/** The branch that keeps a driver's licence record, if there is a licence. */
export const centreOfLicence = (db: Queries, driver_id: string) =>
  db.selectFrom("licenses").select("processing_centre").where("driver_id", "=", driver_id).executeTakeFirst();
