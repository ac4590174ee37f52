import { readDigitalAddress } from "@kwan/domain/places";
import { m } from "#messages";
import { readPhone } from "../../people/accounts/targets.ts";
import { DomainError, invalidField } from "../../platform/domain-error.ts";
import type { DeliveryFields } from "./store.ts";

/** Returns the fields that are set. The phone number and the digital address are converted to their stored form. */
export function readPlaces(input: object): DeliveryFields {
  const fields: DeliveryFields = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const digital = fields.digital_address ? readDigitalAddress(fields.digital_address) : undefined;
  if (digital === null) throw invalidField("digital_address", m.deliveries_digital_address());
  return {
    ...fields,
    ...(fields.phone_number !== undefined && { phone_number: readPhone(fields.phone_number) }),
    ...(digital !== undefined && { digital_address: digital }),
  };
}

export const onItsWay = (): DomainError => new DomainError("state_forbids", m.deliveries_on_its_way());
