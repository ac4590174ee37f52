import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { notFound, stale } from "../../../platform/domain-error.ts";
import type { DeliveryId } from "../../../platform/ids.ts";
import { presentDelivery } from "../../services/present.ts";
import { onItsWay, readPlaces } from "../places.ts";
import { changeDelivery, type DeliveryRow, isServed, lockDelivery } from "../store.ts";

/** Changes a delivery address until the card is ready or the application has ended. */
export async function updateDelivery(
  context: Context<Actor>,
  { id, changes, version }: { readonly id: DeliveryId; readonly changes: object; readonly version: number | null },
): Promise<DeliveryRow> {
  const { tx, deps, actor } = context;
  const present = await lockDelivery(tx, id);
  if (!present || present.driver_id !== actor.driver) throw notFound("address");
  if (version !== null && version !== present.version)
    throw stale(presentDelivery(present, deps.today()), present.version);
  if (await isServed(tx, present)) throw onItsWay();
  const fields = readPlaces(changes);
  const changed = await changeDelivery(tx, id, fields);
  await recordAudit(context, {
    action: "change_delivery",
    entity: "delivery",
    entity_id: id,
    after: { fields: Object.keys(fields) },
  });
  return changed;
}
