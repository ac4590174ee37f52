import { findUserOfDriver } from "../../../people/accounts/store.ts";
import { requireOthersRecord } from "../../../people/drivers/own-record.ts";
import { findDriver } from "../../../people/drivers/store.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Person } from "../../../platform/audit/subjects-store.ts";
import type { Actor, ReadContext } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { orNotFound } from "../../../platform/domain-error.ts";
import type { DriverId } from "../../../platform/ids.ts";

/** Records why a member of staff reads all of a driver's data. Returns the person whose data it is. */
export async function openDriverData(
  { db, deps, actor, requestId, address }: ReadContext<Actor>,
  driver_id: DriverId,
  reason: string,
): Promise<Person> {
  const { id } = orNotFound(await findDriver(db, driver_id), "driver");
  await requireOthersRecord(db, actor, id);
  const user = await findUserOfDriver(db, id);
  await inTransaction(deps.db, (tx) =>
    recordAudit(
      { tx, deps, actor, requestId, address },
      { action: "download_data", entity: "driver_data", entity_id: id, after: { reason } },
    ),
  );
  return { account: user?.id ?? null, driver: id };
}
