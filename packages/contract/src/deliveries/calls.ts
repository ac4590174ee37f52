/**
 * Delivery addresses for cards.
 *
 * @module
 */

import * as z from "zod/mini";
import { id, nonEmptyText } from "../basics.ts";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { deliveryLocation } from "./shapes.ts";

/**
 * Adds a delivery address for an application's card.
 *
 * @summary Add an address for home delivery
 * @sdk deliveries.create
 * @example
 * await kwan.deliveries.create({ service: id, recipient, phone_number, city, region });
 */
export const createDeliveryLocation = call({
  id: "createDeliveryLocation",
  requirement: "R-API-D01",
  method: "POST",
  path: "/service/delivery-location/",
  body: z.object({
    /** ID of the application. Null if it is not known yet. */
    service: z.optional(z.nullable(id)),
    /** The person who will receive the card. */
    recipient: nonEmptyText(m.fields_recipient_required, 100),
    phone_number: nonEmptyText(m.fields_phone_required, 30),
    digital_address: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
    street_name: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
    town: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    city: nonEmptyText(m.fields_city_required, 100),
    region: nonEmptyText(m.fields_region_required, 100),
    landmark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
  answer: deliveryLocation,
  status: 201,
  errors: ["state_forbids"],
  access: ["owner"],
});

/**
 * Changes a card's delivery address.
 *
 * @summary Change the address for home delivery
 * @sdk deliveries.update
 * @example
 * await kwan.deliveries.update(id, { landmark: "Behind the post office" });
 */
export const updateDeliveryLocation = call({
  id: "updateDeliveryLocation",
  requirement: "R-API-D02",
  method: "PATCH",
  path: "/service/delivery-location/{id}",
  body: z.object({
    /** The person who will receive the card. */
    recipient: z.optional(z.string().check(z.minLength(1, { error: m.fields_recipient_required }), z.maxLength(100))),
    phone_number: z.optional(z.string().check(z.minLength(1, { error: m.fields_phone_required }), z.maxLength(30))),
    digital_address: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
    street_name: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
    town: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    city: z.optional(z.string().check(z.minLength(1, { error: m.fields_city_required }), z.maxLength(100))),
    region: z.optional(z.string().check(z.minLength(1, { error: m.fields_region_required }), z.maxLength(100))),
    landmark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
  answer: deliveryLocation,
  errors: ["state_forbids"],
  access: ["owner"],
});
