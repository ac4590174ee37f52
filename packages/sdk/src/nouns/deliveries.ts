// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type CreateDeliveryLocationBody,
  createDeliveryLocation,
  type DeliveryId,
  type DeliveryLocation,
  type UpdateDeliveryLocationBody,
  updateDeliveryLocation,
} from "@kwan/contract";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { PostOptions, UpdateOptions } from "../requests/options.ts";

/** The codes of the errors that `deliveries.create` can fail with. */
export type DeliveriesCreateCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `deliveries.create`. */
export type DeliveriesCreateError = KwanError<DeliveriesCreateCode>;

/** The codes of the errors that `deliveries.update` can fail with. */
export type DeliveriesUpdateCode =
  | CommonCode
  | "forbidden"
  | "invalid"
  | "not_found"
  | "stale"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `deliveries.update`. */
export type DeliveriesUpdateError = KwanError<DeliveriesUpdateCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Adds a delivery address for an application's card.
   *
   * @example
   * await kwan.deliveries.create({ service: id, recipient, phone_number, city, region });
   */
  create: method(
    createDeliveryLocation,
    (
      body: CreateDeliveryLocationBody,
      options?: PostOptions,
    ): KwanPromise<DeliveryLocation, DeliveriesCreateError, "createDeliveryLocation"> =>
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
      id: DeliveryId,
      body?: UpdateDeliveryLocationBody,
      options?: UpdateOptions,
    ): KwanPromise<DeliveryLocation, DeliveriesUpdateError, "updateDeliveryLocation"> =>
      send(updateDeliveryLocation, { params: { id }, body }, options),
  ),
});

/**
 * Delivery addresses for cards.
 */
export interface DeliveriesMethods extends ReturnType<typeof withSend> {}

/**
 * Delivery addresses for cards.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { deliveries });
 */
export const deliveries: (send: Send) => DeliveriesMethods = withSend;
