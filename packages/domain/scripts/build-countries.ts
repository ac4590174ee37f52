// Writes src/countries/countries.json from the world-countries data: the code, the name and the demonym of each country.
// Run it with plain node from this package: node scripts/build-countries.ts
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

type Source = {
  readonly cca2: string;
  readonly name: { readonly common: string };
  readonly demonyms: { readonly [language: string]: { readonly m: string } };
};

// Names that replace those in the data, because the countries prefer them.
const names: { readonly [code: string]: string } = { CI: "Côte d'Ivoire" };

/** Returns the text of countries.json for the installed data, one country per line, sorted by name. */
export function countriesJson(): string {
  const path = fileURLToPath(import.meta.resolve("world-countries/countries.json"));
  const source: readonly Source[] = JSON.parse(readFileSync(path, "utf8"));
  const rows = source.map(({ cca2, name, demonyms }) => ({
    code: cca2,
    name: names[cca2] ?? name.common,
    demonym: demonyms.eng?.m ?? "",
  }));
  // Sort by English rules, so that every machine writes the same file, whatever its locale.
  rows.sort((one, other) => one.name.localeCompare(other.name, "en"));
  return `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("../src/countries/countries.json", import.meta.url), countriesJson());
}
