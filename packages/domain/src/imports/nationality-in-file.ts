import { countries } from "../countries/country-list.ts";
import { languages } from "../language.ts";
import { plainText } from "./plain-text.ts";

let codes: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * Returns the codes of the countries with this code, name (in any of our languages) or demonym. There can be several,
 * because some demonyms are shared.
 *
 * @example
 * countriesByName("Ghanaian"); // ["GH"]
 */
export function countriesByName(text: string): readonly string[] {
  if (!codes) {
    const all = new Map<string, string[]>();
    const names = languages.map((language) => new Intl.DisplayNames(language, { type: "region" }));
    for (const { code, name, demonym } of countries)
      for (const word of new Set([code, name, demonym, ...names.map((each) => each.of(code) ?? "")].map(plainText)))
        if (word !== "") all.set(word, [...(all.get(word) ?? []), code]);
    codes = all;
  }
  return codes.get(plainText(text)) ?? [];
}
