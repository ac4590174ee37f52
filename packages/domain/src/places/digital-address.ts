import * as m from "../catalogues/messages.js";
import { cleanLine } from "../forms/clean-text.ts";
import { optionalText } from "../forms/text.ts";

// A digital address has a letter for the region, a letter or digit for the district, 3 or 4 digits for the area, and 4
// digits for the exact place.
const shape = /^([A-Z][A-Z0-9])-?(\d{3,4})-?(\d{4})$/;

/**
 * Normalises a GhanaPost digital address. Returns null if the text is not one.
 *
 * @example
 * readDigitalAddress("ga 183 8164"); // "GA-183-8164"
 */
export function readDigitalAddress(text: string): string | null {
  if (text.length > 100) return null;
  const match = shape.exec(cleanLine(text).toUpperCase().replaceAll(" ", "-"));
  return match === null ? null : match.slice(1).join("-");
}

/**
 * Returns the postcode of a digital address, which is its first two groups. Returns null if the string is not a digital
 * address.
 *
 * @example
 * postCodeOf("GA-183-8164"); // "GA-183"
 */
export function postCodeOf(digitalAddress: string): string | null {
  return readDigitalAddress(digitalAddress)?.replace(/-\d{4}$/, "") ?? null;
}

/**
 * The schema of an optional GhanaPost digital address.
 *
 * @example
 * z.safeParse(digitalAddress, "GA-183-8164").success; // true
 */
export const digitalAddress = /* @__PURE__ */ optionalText(m.places_digital_address, 20, (text) =>
  readDigitalAddress(text) === null ? m.places_digital_address_invalid() : undefined,
);
