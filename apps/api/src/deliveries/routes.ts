import { readDigitalAddress } from "@kwan/domain/places";
import { readPhone } from "../accounts/targets.ts";
import { note } from "../audit/append.ts";
import { type HandlersOf, versioned } from "../calls/handler.ts";
import { DomainError, invalidField, notFound, stale } from "../domain-error.ts";
import { isEditable } from "../services/commands/move-application.ts";
import { demandSamePurchase } from "../services/paid-for.ts";
import { seeApplication } from "../services/policy.ts";
import { presentDelivery } from "../services/present.ts";
import { changeApplication, lockApplication } from "../services/store.ts";
import { changeDelivery, type DeliveryFields, insertDelivery, isServed, lockDelivery } from "./store.ts";

/** What is given, without the fields that are not. */
const withoutGaps = (fields: object): DeliveryFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Phone number and digital address as they are stored; what is not given stays as it is. */
function readPlaces<F extends DeliveryFields>(fields: F): F {
  const digital = fields.digital_address ? readDigitalAddress(fields.digital_address) : undefined;
  if (digital === null) throw invalidField("digital_address", "A digital address looks like GA-183-8164. Check it.");
  return {
    ...fields,
    ...(fields.phone_number !== undefined && { phone_number: readPhone(fields.phone_number) }),
    ...(digital !== undefined && { digital_address: digital }),
  };
}

/** Addresses are changed while the card is not yet on its way. */
const onItsWay = new DomainError("state_forbids", {
  message: "The card is on its way, so the address can't be changed here. Call your branch.",
});

export const deliveryRoutes: HandlersOf<"createDeliveryLocation" | "updateDeliveryLocation"> = {
  createDeliveryLocation: async (asked) => {
    const { db, deps, actor, body } = asked;
    if (actor.driver === null)
      throw new DomainError("state_forbids", { message: "You have no driver profile yet. Create it first." });
    const { service = null, ...fields } = body;
    const application = service ? seeApplication(actor, await lockApplication(db, service)) : undefined;
    if (application && !isEditable(application.status)) throw onItsWay;
    if (application) demandSamePurchase(application, { delivery_location: "new" });
    const nothing = { digital_address: null, street_name: null, town: null, landmark: null };
    const { recipient, phone_number, city, region } = fields;
    const row = { ...nothing, recipient, phone_number, city, region, ...readPlaces(withoutGaps(fields)) };
    const made = await insertDelivery(db, {
      ...row,
      id: deps.newId("dlv"),
      driver_id: actor.driver,
      service_id: service,
    });
    if (application) await changeApplication(db, application.id, { delivery_location_id: made.id }, deps.now());
    await note(asked, { action: "create_delivery", entity: "delivery", entity_id: made.id, after: { service } });
    return versioned(presentDelivery(made), made.version);
  },
  updateDeliveryLocation: async (asked) => {
    const { db, actor, body, params, request } = asked;
    const present = await lockDelivery(db, params.id);
    if (!present || present.driver_id !== actor.driver) throw notFound("address");
    if (request.version !== null && request.version !== present.version)
      throw stale(presentDelivery(present), present.version);
    if (await isServed(db, present)) throw onItsWay;
    const given = readPlaces(withoutGaps(body));
    const changed = await changeDelivery(db, params.id, given);
    await note(asked, {
      action: "change_delivery",
      entity: "delivery",
      entity_id: params.id,
      after: { fields: Object.keys(given) },
    });
    return versioned(presentDelivery(changed), changed.version);
  },
};
