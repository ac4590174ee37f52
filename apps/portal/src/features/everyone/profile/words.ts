import { idTypes, sexes } from "@kwan/domain/profiles";
import type { Driver, Identification } from "./queries.ts";

/** Returns the label of an option, or "" if none was chosen. */
const labelIn = (options: readonly { value: string; label: string }[], value: string | null): string =>
  options.find((option) => option.value === value)?.label ?? "";

export const sexInWords = (sex: Driver["sex"]): string => labelIn(sexes, sex);
export const idTypeInWords = (type: Identification["id_type"]): string => labelIn(idTypes, type);

/** Formats an address on one line. */
export function addressInWords(address: Driver["address"]): string {
  if (!address) return "";
  const { digital_address, street_name, town, city, country, post_code } = address;
  // The digital address already starts with the postcode.
  const code = digital_address ? null : post_code;
  return [street_name, town, city, code, digital_address, country].filter(Boolean).join(", ");
}
