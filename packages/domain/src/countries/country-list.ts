import type { Option } from "../forms/options.ts";
import { getLanguage } from "../language.ts";
import list from "./countries.json" with { type: "json" };
import type { Country } from "./nationality.ts";
import { nationalityOption } from "./nationality.ts";

/**
 * Every country, sorted by name.
 *
 * @example
 * countries.find((country) => country.name === "Ghana")?.demonym; // "Ghanaian"
 */
export const countries: readonly Country[] = list;

/**
 * Returns the country with this two-letter code, or undefined if there is none.
 *
 * @example
 * countryByCode("GH")?.name; // "Ghana"
 */
export function countryByCode(code: string): Country | undefined {
  return countries.find((country) => country.code === code);
}

/**
 * Returns every nationality as an option, sorted by label.
 *
 * @example
 * nationalityOptions()[0]; // { value: "AF", label: "Afghan" }
 */
export function nationalityOptions(): Option[] {
  return countries.map(nationalityOption).sort((one, other) => one.label.localeCompare(other.label, getLanguage()));
}
