import { getLanguage } from "@kwan/domain/language";
import type { Option } from "@kwan/ui";

/** Loads all countries as options, sorted by name. Only forms that ask for a country load the list. */
export async function countryOptions(): Promise<readonly Option[]> {
  const { countries, countryName } = await import("@kwan/domain/countries");
  return countries
    .map((country) => ({ value: country.code, label: countryName(country) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, getLanguage()));
}
