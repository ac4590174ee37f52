import type { LoadOptions, Option } from "@kwan/ui";

const all = async (): Promise<readonly Option[]> => {
  const { countries } = await import("@kwan/domain/countries");
  return countries.map(({ code, name }) => ({ value: code, label: name }));
};

/** Looks countries up by a part of their name; the list comes when it is first needed. */
export const loadCountries: LoadOptions = async (typed) => {
  const part = typed.trim().toLowerCase();
  return (await all()).filter(({ label }) => label.toLowerCase().includes(part)).slice(0, 30);
};

/** The names of some countries, by their codes. */
export const countriesNamed = async (codes: readonly string[]): Promise<readonly Option[]> =>
  (await all()).filter(({ value }) => codes.includes(value));
