// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import { createDeliveryLocation, updateDeliveryLocation } from "@kwan/contract";
import type { Answering, Body } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { PostOptions, UpdateOptions } from "../requests/options.ts";

/**
 * Delivery addresses for cards.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { deliveries });
 */
/* @__NO_SIDE_EFFECTS__ */
export const deliveries = (send: Send) => ({
  /**
   * Adds a delivery address for an application's card.
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
   * Changes a card's delivery address.
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
