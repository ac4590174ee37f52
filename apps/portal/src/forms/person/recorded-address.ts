import { postCodeOf, readDigitalAddress } from "@kwan/domain/places";
import type { drivers } from "@kwan/sdk";

type Driver = Awaited<ReturnType<ReturnType<typeof drivers>["get"]>>;
export type Address = NonNullable<Driver["address"]>;

/**
 * Returns an address as it is recorded: the digital address in its standard format, with its first part as the
 * postcode.
 */
export function recordedAddress(address: Address): Address {
  const digital = readDigitalAddress(address.digital_address ?? "");
  return {
    ...address,
    digital_address: digital,
    post_code: digital ? postCodeOf(digital) : (address.post_code ?? null),
  };
}
