import { endStatuses } from "@kwan/domain";
import type { Selectable } from "kysely";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { DeliveryLocations } from "../../platform/db/tables.ts";
import type { ApplicationId, DeliveryId, DriverId } from "../../platform/ids.ts";

type Delivery = Selectable<DeliveryLocations>;

export type DeliveryFields = Partial<Omit<Delivery, "id" | "driver_id" | "application_id" | "version">>;

export const insertDelivery = (tx: Tx, row: Omit<Delivery, "version">) =>
  tx.insertInto("delivery_locations").values(row).returningAll().executeTakeFirstOrThrow();

export type DeliveryRow = Awaited<ReturnType<typeof insertDelivery>>;

export const lockDelivery = (tx: Tx, id: DeliveryId) =>
  tx.selectFrom("delivery_locations").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const changeDelivery = (tx: Tx, id: DeliveryId, changes: DeliveryFields) =>
  tx
    .updateTable("delivery_locations")
    .set((of) => ({ ...changes, version: of("version", "+", 1) }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Whether it is too late to change an address, because an application that uses it has ended or its card is ready. */
export async function isServed(
  db: Queries,
  { id, driver_id, application_id }: { id: DeliveryId; driver_id: DriverId; application_id: ApplicationId | null },
): Promise<boolean> {
  const row = await db
    .selectFrom("services")
    .select("id")
    .where("driver_id", "=", driver_id)
    .where((of) =>
      of.or([of("delivery_location_id", "=", id), ...(application_id ? [of("id", "=", application_id)] : [])]),
    )
    .where("status", "in", ["ready", ...endStatuses])
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a person's delivery addresses, except those to which an application refers. */
export async function removeDeliveries(tx: Tx, driver_id: DriverId): Promise<void> {
  await tx
    .deleteFrom("delivery_locations")
    .where("driver_id", "=", driver_id)
    .where("application_id", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("services").select("id").whereRef("delivery_location_id", "=", "delivery_locations.id"))),
    )
    .execute();
}

/** Deletes these delivery addresses, except those to which another application refers. */
export async function removeReleased(tx: Tx, ids: readonly DeliveryId[]): Promise<void> {
  await tx
    .deleteFrom("delivery_locations")
    .where("id", "in", [...ids])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("services").select("id").whereRef("delivery_location_id", "=", "delivery_locations.id"))),
    )
    .execute();
}

export async function removeDeliveriesOf(tx: Tx, application_ids: readonly ApplicationId[]): Promise<void> {
  await tx
    .deleteFrom("delivery_locations")
    .where("application_id", "in", [...application_ids])
    .execute();
}
