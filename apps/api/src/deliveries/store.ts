import type { Queries } from "../db/open.ts";

export interface DeliveryFields {
  readonly recipient?: string;
  readonly phone_number?: string;
  readonly digital_address?: string | null;
  readonly street_name?: string | null;
  readonly town?: string | null;
  readonly city?: string;
  readonly region?: string;
  readonly landmark?: string | null;
}

export const insertDelivery = (
  db: Queries,
  row: Required<DeliveryFields> & {
    readonly id: string;
    readonly driver_id: string;
    readonly service_id: string | null;
  },
) => db.insertInto("delivery_locations").values(row).returningAll().executeTakeFirstOrThrow();

export const lockDelivery = (db: Queries, id: string) =>
  db.selectFrom("delivery_locations").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const changeDelivery = (db: Queries, id: string, changes: DeliveryFields) =>
  db
    .updateTable("delivery_locations")
    .set((of) => ({ ...changes, version: of("version", "+", 1) }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
