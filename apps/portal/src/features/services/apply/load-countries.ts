import type { LoadOptions, Option } from "@kwan/ui";

const all = async (): Promise<readonly Option[]> => {
  const { countries } = await import("@kwan/domain/countries");
  return countries.map(({ code, name }) => ({ value: code, label: name }));
};

/** Finds countries by part of their name. The list is loaded on first use. */
export const loadCountries: LoadOptions = async (typed) => {
  const part = typed.trim().toLowerCase();
  return (await all()).filter(({ label }) => label.toLowerCase().includes(part)).slice(0, 30);
};

/** The options for some country codes. */
export const countriesNamed = async (codes: readonly string[]): Promise<readonly Option[]> =>
  (await all()).filter(({ value }) => codes.includes(value));
