import type { LoadOptions, Option } from "@kwan/ui";

const all = async (): Promise<readonly Option[]> => {
  const { countries, countryName } = await import("@kwan/domain/countries");
  return countries.map((country) => ({ value: country.code, label: countryName(country) }));
};

/** Finds countries by part of their name. The list is loaded on first use. */
export const loadCountries: LoadOptions = async (typed) => {
  const part = typed.trim().toLowerCase();
  return (await all()).filter(({ label }) => label.toLowerCase().includes(part)).slice(0, 30);
};

/** Returns the options for the given country codes. */
export const countriesNamed = async (codes: readonly string[]): Promise<readonly Option[]> =>
  (await all()).filter(({ value }) => codes.includes(value));
