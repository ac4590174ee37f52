// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.
import type { ApplicationId, DeliveryId } from "../ids.ts";

export type DeliveryLocation = {
  /** Opaque ID. */
  id: DeliveryId;
  /** ID of the application. Null if it is not known yet. */
  service: ApplicationId | null;
  /** The person who will receive the card. */
  recipient: string;
  /** Phone number, in the form +233… */
  phone_number: string;
  /** GhanaPost digital address. */
  digital_address: string | null;
  /** Street. */
  street_name: string | null;
  /** Town, suburb or neighbourhood. */
  town: string | null;
  /** City or large town. */
  city: string;
  /** Region of Ghana. */
  region: string;
  /** A nearby place that is easy to find. */
  landmark: string | null;
  /** The price of delivery, in Ghana cedis with two decimal places. */
  fee: string;
  /** Always GHS, the Ghana cedi. */
  currency: "GHS";
};

export type CreateDeliveryLocationBody = {
  /** The person who will receive the card. */
  recipient: string;
  /** Phone number, in the form +233… */
  phone_number: string;
  /** City or large town. */
  city: string;
  /** Region of Ghana. */
  region: string;
  /** ID of the application. Null if it is not known yet. */
  service?: ApplicationId | null | undefined;
  /** GhanaPost digital address. */
  digital_address?: string | null | undefined;
  /** Street. */
  street_name?: string | null | undefined;
  /** Town, suburb or neighbourhood. */
  town?: string | null | undefined;
  /** A nearby place that is easy to find. */
  landmark?: string | null | undefined;
};

export type UpdateDeliveryLocationBody = {
  /** The person who will receive the card. */
  recipient?: string | undefined;
  /** Phone number, in the form +233… */
  phone_number?: string | undefined;
  /** GhanaPost digital address. */
  digital_address?: string | null | undefined;
  /** Street. */
  street_name?: string | null | undefined;
  /** Town, suburb or neighbourhood. */
  town?: string | null | undefined;
  /** City or large town. */
  city?: string | undefined;
  /** Region of Ghana. */
  region?: string | undefined;
  /** A nearby place that is easy to find. */
  landmark?: string | null | undefined;
};
