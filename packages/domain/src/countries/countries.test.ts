import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { countriesJson } from "../../scripts/build-countries.ts";
import { countries, countryByCode, nationalityOptions } from "./country-list.ts";
import { nationality, nationalityOption } from "./nationality.ts";

describe("the list of countries", () => {
  it("matches the output of its script for the installed data", () => {
    const path = new URL("./countries.json", import.meta.url);
    expect(readFileSync(path, "utf8")).toBe(countriesJson());
  });

  it("has the name, code and demonym of 250 countries, without duplicates [R-ENT-06]", () => {
    expect(countries).toHaveLength(250);
    expect(countryByCode("GH")).toEqual({ code: "GH", name: "Ghana", demonym: "Ghanaian" });
    expect(countryByCode("CI")?.name).toBe("Côte d'Ivoire");
    expect(countries.every(({ code, name }) => /^[A-Z]{2}$/.test(code) && name !== "")).toBe(true);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(250);
    expect(new Set(countries.map(({ name }) => name)).size).toBe(250);
  });

  it.each(["gh", "", "XX", "__proto__", "constructor"])("has no country '%s'", (code) => {
    expect(countryByCode(code)).toBeUndefined();
  });
});

describe("a nationality", () => {
  it.each([
    ["GH", "Ghanaian"],
    ["CD", "Congolese (DR Congo)"],
    ["CG", "Congolese (Republic of the Congo)"],
    ["BV", "Bouvet Island"],
    ["CI", "Ivorian"],
  ])("of %s is an option labelled '%s' [R-ENT-06]", (code, label) => {
    expect(nationalityOption(countryByCode(code)!)).toEqual({ value: code, label });
  });

  it("has a different label for every country [R-ENT-06]", () => {
    const options = nationalityOptions();
    expect(new Set(options.map(({ label }) => label)).size).toBe(250);
    expect(options.map(({ label }) => label)).toEqual(
      options.map(({ label }) => label).toSorted(new Intl.Collator("en").compare),
    );
  });

  it("includes the country's name only if two countries share the demonym [R-ENT-06]", () => {
    const withDemonym = (text: string) => countries.filter(({ demonym }) => demonym === text);
    const shared = countries.filter(({ demonym }) => demonym !== "" && withDemonym(demonym).length > 1);
    const named = countries.filter((country) => nationalityOption(country).label.endsWith(`(${country.name})`));
    expect(named).toEqual(shared);
  });

  it.each([undefined, null, "GH", {}, { value: "" }, { value: "gh", label: "x" }, { value: "GHA", label: "x" }])(
    "must be chosen from the list, so %j is refused",
    (value) => {
      expect(z.safeParse(nationality, value).error?.issues[0]?.message).toBe("Nationality is required");
    },
  );
});
