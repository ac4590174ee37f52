// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.
import type { ApplicationId, DeliveryId } from "../ids.ts";

export type DeliveryLocation = {
  id: DeliveryId;
  /** ID of the application. Null if it is not known yet. */
  service: ApplicationId | null;
  /** The person who will receive the card. */
  recipient: string;
  phone_number: string;
  digital_address: string | null;
  street_name: string | null;
  town: string | null;
  city: string;
  region: string;
  landmark: string | null;
  /** The price of delivery, in Ghana cedis with two decimal places. */
  fee: string;
  /** Always GHS, the Ghana cedi. */
  currency: "GHS";
};

export type CreateDeliveryLocationBody = {
  /** The person who will receive the card. */
  recipient: string;
  phone_number: string;
  city: string;
  region: string;
  /** ID of the application. Null if it is not known yet. */
  service?: ApplicationId | null | undefined;
  digital_address?: string | null | undefined;
  street_name?: string | null | undefined;
  town?: string | null | undefined;
  landmark?: string | null | undefined;
};

export type UpdateDeliveryLocationBody = {
  /** The person who will receive the card. */
  recipient?: string | undefined;
  phone_number?: string | undefined;
  digital_address?: string | null | undefined;
  street_name?: string | null | undefined;
  town?: string | null | undefined;
  city?: string | undefined;
  region?: string | undefined;
  landmark?: string | null | undefined;
};
