import { postCodeOf, readDigitalAddress } from "@kwan/domain/places";
import type { Driver } from "./queries.ts";

type Address = NonNullable<Driver["address"]>;

/** An address as it is recorded: the digital address in its printed form, with the post code that is its first part. */
export function recordedAddress(address: Address): Address {
  const digital = readDigitalAddress(address.digital_address ?? "");
  return {
    ...address,
    digital_address: digital,
    post_code: digital ? postCodeOf(digital) : (address.post_code ?? null),
  };
}
