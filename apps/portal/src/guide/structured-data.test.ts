import { languages, setLanguageSource } from "@kwan/domain/language";
import ts from "typescript-6";
import { afterEach, describe, expect, it } from "vitest";
import type { GuideData } from "./guide-data.ts";
import { listedPaths } from "./pages.ts";
import { branch, data, htmlOf } from "./rendered.ts";

const closures = [
  { from: "2026-12-01", until: "2026-12-04", reason: "repairs" },
] as GuideData["branches"][number]["closures"];
const everything: GuideData = {
  ...data,
  branches: [
    ...data.branches,
    branch("AS4", { closures }),
    branch("AS5", { hours: "always", phone_number: null, digital_address: null }),
  ],
};

/** Returns what search engines read on each page, by path. */
const factsOfPages = (): Map<string, string> =>
  new Map(
    [...listedPaths(everything), "branches/AS3"].flatMap((path) => {
      const facts = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(htmlOf(path, "", everything))?.[1];
      return facts === undefined ? [] : [[path, facts] as const];
    }),
  );

/**
 * Checks facts as TypeScript would check them as values of the types of schema.org (schema-dts): no type, property or
 * value may occur that schema.org does not know. Returns the errors, each with the facts in which it is.
 */
function errorsIn(facts: readonly string[]): string[] {
  const file = `${import.meta.dirname}/facts-of-pages.ts`;
  const lines = facts.map((text, at) => {
    const { "@type": type } = JSON.parse(text) as { "@type": string };
    return `export const page${at}: Exclude<schema.WithContext<schema.${type}>, string> = ${text};`;
  });
  const source = ['import type * as schema from "schema-dts";', ...lines].join("\n");
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
  host.fileExists = (name) => name === file || fileExists(name);
  return ts.getPreEmitDiagnostics(ts.createProgram([file], options, host)).map(({ start = 0, messageText }) => {
    const line = lines[source.slice(0, start).split("\n").length - 2];
    return `${ts.flattenDiagnosticMessageText(messageText, " ").slice(0, 300)} ${line}`;
  });
}

/** A day or a time, as the values that are only text for TypeScript have to be written. */
const formats: Readonly<Record<string, RegExp>> = {
  validFrom: /^\d{4}-\d\d-\d\d$/,
  validThrough: /^\d{4}-\d\d-\d\d$/,
  opens: /^([01]\d|2[0-3]):[0-5]\d$/,
  closes: /^([01]\d|2[0-3]):[0-5]\d$/,
  telephone: /^\+\d+$/,
  url: /^https:\/\//,
  serviceUrl: /^https:\/\//,
  addressCountry: /^[A-Z]{2}$/,
};

/** Returns the values in facts, also in nested ones, that are not written as their property requires. */
function badValuesIn(facts: unknown): string[] {
  if (typeof facts !== "object" || facts === null) return [];
  return Object.entries(facts).flatMap(([name, value]) =>
    typeof value === "string"
      ? value.trim() === "" || formats[name]?.test(value) === false
        ? [`${name}: ${value}`]
        : []
      : badValuesIn(value),
  );
}

describe("the facts for search engines [R-PUB-07]", () => {
  afterEach(() => setLanguageSource(() => "en"));

  it("are valid by the vocabulary of schema.org, on every page that has some, in every language", () => {
    const facts = languages.flatMap((language) => {
      setLanguageSource(() => language);
      return [...factsOfPages().values()];
    });
    for (const type of ["GovernmentService", "GovernmentOffice", "FAQPage", "OpeningHoursSpecification"])
      expect(
        facts.some((each) => each.includes(`"@type":"${type}"`)),
        type,
      ).toBe(true);
    expect(errorsIn(facts)).toEqual([]);
    expect(facts.flatMap((each) => badValuesIn(JSON.parse(each)))).toEqual([]);
  }, 60_000);

  it("would be refused with a type, a property or a value that schema.org does not know", () => {
    const of = (more: object) =>
      JSON.stringify({ "@context": "https://schema.org", "@type": "GovernmentOffice", ...more });
    const hours = (more: object) =>
      of({ openingHoursSpecification: { "@type": "OpeningHoursSpecification", opens: "08:00", ...more } });
    const bad = [of({ openingHour: "08:00" }), of({ geo: { "@type": "Geo" } }), hours({ dayOfWeek: ["Lundi"] })];
    expect(errorsIn([of({ name: "Tema" }), hours({ dayOfWeek: ["Monday"] }), ...bad])).toHaveLength(bad.length);
    expect(badValuesIn({ hours: [{ opens: "8:00", closes: "24:00", validFrom: "1 March" }] })).toHaveLength(3);
  }, 60_000);

  it("name the days on which a branch is closed as days that open and close at midnight", () => {
    expect(JSON.parse(factsOfPages().get("branches/AS4") ?? "{}").specialOpeningHoursSpecification).toEqual([
      {
        "@type": "OpeningHoursSpecification",
        validFrom: "2026-12-01",
        validThrough: "2026-12-04",
        opens: "00:00",
        closes: "00:00",
      },
    ]);
  });
});
