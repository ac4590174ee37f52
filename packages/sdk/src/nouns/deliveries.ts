import { createDeliveryLocation, updateDeliveryLocation } from "@kwan/contract";
import type { Answering, Body } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { PostOptions, UpdateOptions } from "../requests/options.ts";

/**
 * Delivery addresses of cards.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { deliveries });
 */
/* @__NO_SIDE_EFFECTS__ */
export const deliveries = (send: Send) => ({
  /**
   * Adds an address to which the card of an application can be delivered.
   *
   * @example
   * await kwan.deliveries.create({ service: id, recipient, phone_number, city, region });
   */
  create: method(
    createDeliveryLocation,
    (body: Body<typeof createDeliveryLocation>, options?: PostOptions): Answering<typeof createDeliveryLocation> =>
      send(createDeliveryLocation, { body }, options),
  ),
  /**
   * Changes the address to which a card is delivered.
   *
   * @example
   * await kwan.deliveries.update(id, { landmark: "Behind the post office" });
   */
  update: method(
    updateDeliveryLocation,
    (
      id: string,
      body?: Body<typeof updateDeliveryLocation>,
      options?: UpdateOptions,
    ): Answering<typeof updateDeliveryLocation> => send(updateDeliveryLocation, { params: { id }, body }, options),
  ),
});
