import { createDeliveryLocation, updateDeliveryLocation } from "@kwan/contract";
import type { Send } from "../methods/send.ts";

/**
 * Where finished cards are delivered to.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { deliveries });
 */
/* @__NO_SIDE_EFFECTS__ */
export const deliveries = (send: Send) => ({
  /**
   * Says where a card is to be delivered.
   *
   * @example
   * await kwan.deliveries.create({ service: id, recipient, phone_number, city, region });
   */
  create: send(createDeliveryLocation),
  /**
   * Changes where a card is to be delivered.
   *
   * @example
   * await kwan.deliveries.update(id, { landmark: "Behind the post office" });
   */
  update: send(updateDeliveryLocation),
});
