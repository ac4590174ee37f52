import { createDeliveryLocation, updateDeliveryLocation } from "@kwan/contract";
import type { Method } from "../methods/method-types.ts";
import type { Send } from "../methods/send.ts";

/** Where finished cards are delivered to. */
export interface Deliveries {
  /**
   * Says where a card is to be delivered.
   *
   * @example
   * await kwan.deliveries.create({ service: id, recipient, phone_number, city, region });
   */
  readonly create: Method<typeof createDeliveryLocation>;
  /**
   * Changes where a card is to be delivered.
   *
   * @example
   * await kwan.deliveries.update(id, { landmark: "Behind the post office" });
   */
  readonly update: Method<typeof updateDeliveryLocation>;
}

/**
 * Where finished cards are delivered to.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { deliveries });
 */
/* @__NO_SIDE_EFFECTS__ */
export const deliveries = (send: Send): Deliveries => ({
  create: send(createDeliveryLocation),
  update: send(updateDeliveryLocation),
});
