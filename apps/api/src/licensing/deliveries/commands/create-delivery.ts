import type { createDeliveryLocation as call } from "@kwan/contract";
import { isEditable } from "@kwan/domain/kinds";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError } from "../../../platform/domain-error.ts";
import type { RequestBodyOf } from "../../../platform/wire-ids.ts";
import { requireSamePurchase } from "../../services/paid-for.ts";
import { seeApplication } from "../../services/policy.ts";
import { changeApplication, lockApplication } from "../../services/store.ts";
import { onItsWay, readPlaces } from "../places.ts";
import { type DeliveryRow, insertDelivery } from "../store.ts";

/** Adds a delivery address. If an application is given, its card will be delivered to this address. */
export async function createDelivery(context: Context<Actor>, input: RequestBodyOf<typeof call>): Promise<DeliveryRow> {
  const { tx, deps, actor } = context;
  if (actor.driver === null) throw new DomainError("state_forbids", m.drivers_no_profile());
  const { service = null, ...fields } = input;
  const application = service ? seeApplication(actor, await lockApplication(tx, service)) : undefined;
  if (application && !isEditable(application.status)) throw onItsWay();
  if (application) requireSamePurchase(application, { delivery_location: "new" });
  const nothing = { digital_address: null, street_name: null, town: null, landmark: null };
  const { recipient, phone_number, city, region } = fields;
  const row = { ...nothing, recipient, phone_number, city, region, ...readPlaces(fields) };
  const made = await insertDelivery(tx, {
    ...row,
    id: deps.newId("dlv"),
    driver_id: actor.driver,
    application_id: service,
  });
  if (application) await changeApplication(tx, application.id, { delivery_location_id: made.id }, deps.now());
  await recordAudit(context, { action: "create_delivery", entity: "delivery", entity_id: made.id, after: { service } });
  return made;
}
