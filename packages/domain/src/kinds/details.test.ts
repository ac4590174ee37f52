import fc from "fast-check";
import { describe, expect, it } from "vitest";
import vectors from "../../test-vectors/kind-details.json" with { type: "json" };
import rows from "../../test-vectors/kinds.json" with { type: "json" };
import { askedFields, dateErrors, readDetails } from "./details.ts";
import { askedDocuments } from "./documents.ts";
import { countries, type Field } from "./fields.ts";
import { type Kind, kindRows, kinds } from "./registry.ts";
import type { KindRow } from "./row.ts";

const today = "2026-11-21";
const read = (kind: string, answers: unknown) => readDetails<KindRow["fields"]>(kinds[kind as Kind], answers, today);
const complete = [
  ...rows.cases.map(({ input: kind, output }) => ({ kind, answers: output.complete_details })),
  ...vectors.cases.flatMap(({ input, output }) => ("details" in output ? [input] : [])),
] as { kind: Kind; answers: Record<string, unknown> }[];

const missing = ({ control, label, noun = label }: Field) =>
  control === "yes_no" ? `${noun}: choose yes or no` : `${noun} is required`;

describe("the details of an application", () => {
  it.each(vectors.cases)("of $input.kind: $input.answers give $output", ({ input, output }) => {
    expect(read(input.kind, input.answers)).toEqual(output);
  });

  it("read the numbers of documents in small letters and with spaces, as phones write them", () => {
    const answers = {
      license_number: " kw/2024/000 001",
      passport_number: "g 1234567",
      travel_countries: ["TG"],
      travel_on: "2026-12-24",
    };
    expect(read("international-driving-permit", answers)).toMatchObject({
      details: { license_number: "KW/2024/000001", passport_number: "G1234567" },
    });
    expect(read("international-driving-permit", { ...answers, passport_number: "g?" })).toMatchObject({
      errors: { passport_number: [expect.stringContaining("passport")] },
    });
  });

  it("have a complete example for every kind, and parsing it changes nothing", () => {
    for (const { input: kind, output } of rows.cases)
      expect(read(kind, output.complete_details)).toEqual({ details: output.complete_details });
    for (const { kind, answers } of complete) {
      const first = read(kind, answers);
      expect(read(kind, "details" in first && first.details)).toEqual(first);
    }
  });

  it.each(complete)("of $kind report only the fields left out of $answers", ({ kind, answers }) => {
    const row: KindRow = kinds[kind];
    const rest = row.one_of ? { ...answers, nationality: "GH" } : answers;
    const required = Object.entries(askedFields(row.fields, rest)).filter(([, field]) => !field.is_optional);
    expect(required.length).toBeGreaterThan(0);
    for (const [name, field] of required)
      for (const blank of [undefined, null, "", " \u200b ", []]) {
        const result = read(kind, { ...rest, [name]: blank });
        expect(result).toEqual({ errors: { [name]: [missing(field)] } });
      }
  });

  it("of every kind list every missing field when nothing is given", () => {
    for (const row of kindRows) {
      const required = Object.entries(row.fields).filter(([, field]) => !field.is_optional && !field.asked_if);
      const expected = Object.fromEntries(required.map(([name, field]) => [name, [missing(field)]]));
      const nothing = row.one_of && {
        non_field_errors: ["You have not changed anything yet. Fill in the details that you want to change."],
      };
      expect(read(row.kind, {})).toEqual({ errors: { ...expected, ...nothing } });
    }
  });

  it("of every kind report a missing conditional field together with the others", () => {
    for (const row of kindRows)
      for (const [name, field] of Object.entries(row.fields))
        for (const answer of field.asked_if?.is ?? []) {
          const result = read(row.kind, { [field.asked_if!.field]: answer });
          expect("errors" in result && result.errors[name]).toEqual([missing(field)]);
        }
  });

  it("refuse a date on the wrong side of today, whatever else is wrong", () => {
    for (const row of kindRows)
      for (const [name, { lies, label, noun = label }] of Object.entries(row.fields)) {
        if (!lies) continue;
        const [wrong, right] = lies === "in_past" ? ["2026-11-22", today] : ["2026-11-20", today];
        expect(dateErrors(row.fields, { [name]: right }, today)).toEqual({});
        expect(dateErrors(row.fields, { [name]: wrong }, today)[name]?.[0]).toMatch(
          new RegExp(`^${noun} (cannot be in the future. Check the year.|must be today or later)$`),
        );
      }
  });
});

describe("hostile details", () => {
  const megabyte = "a".repeat(1_000_000);
  const rubbish = fc.oneof(
    fc.anything({ maxDepth: 2 }),
    fc.constantFrom<unknown>(
      null,
      megabyte,
      "\u202e\u0000",
      " ".repeat(5_000),
      Number.NaN,
      [],
      ["__proto__"],
      { length: 3 },
      -0,
      1n,
    ),
    fc.string({ unit: "binary" }),
  );

  it.each(kindRows.map((row) => [row.code, row] as const))(
    "never make %s throw, and get messages in plain words",
    (_, row) => {
      const names = fc.constantFrom(...Object.keys(row.fields), "__proto__", "constructor", "toString", "0");
      const answers = fc.oneof(
        { weight: 4, arbitrary: fc.dictionary(names, rubbish, { maxKeys: 6 }) },
        { weight: 1, arbitrary: rubbish },
      );
      fc.assert(
        fc.property(answers, (input) => {
          const result = read(row.kind, input);
          if ("details" in result) return;
          const messages = Object.entries(result.errors);
          expect(messages.length).toBeGreaterThan(0);
          for (const [name, texts] of messages) {
            expect(name === "non_field_errors" || Object.hasOwn(row.fields, name)).toBe(true);
            for (const message of texts) expect(message).toMatch(/^[A-Z].{5,200}$/);
            expect(texts.join()).not.toContain("Invalid input");
          }
        }),
        { numRuns: 40 },
      );
    },
  );

  it("report each message once, however often it applies", () => {
    const result = read("international-driving-permit", {
      travel_countries: Array.from({ length: 5_000 }, () => "nowhere"),
    });
    expect("errors" in result && result.errors.travel_countries!.length).toBeLessThan(4);
  });

  it("do not change the prototype of the result", () => {
    const result = read("center-change", JSON.parse('{"__proto__":{"is_admin":true},"to_branch":"AS5"}'));
    expect("errors" in result && Object.getPrototypeOf(result.errors)).toBe(Object.prototype);
    expect("is_admin" in result).toBe(false);
  });
});

describe("the documents of an application", () => {
  const documentNames = (kind: Kind, answers: Record<string, unknown>) =>
    askedDocuments(kinds[kind].documents, answers).map(({ document }) => document);

  it.each<[Kind, Record<string, unknown>, string[]]>([
    ["drivers-renewal", {}, []],
    ["expired-drivers-license-replacement", { has_card: true }, ["expired_card"]],
    ["expired-drivers-license-replacement", { has_card: false }, ["affidavit"]],
    ["expired-drivers-license-replacement", {}, []],
    [
      "foreign-license-conversion",
      { residence: "citizen", is_in_english: true },
      ["foreign_license", "passport_page", "issuer_letter"],
    ],
    [
      "foreign-license-conversion",
      { residence: "resident", is_in_english: false },
      ["foreign_license", "passport_page", "issuer_letter", "residence_permit", "introduction_letter", "translation"],
    ],
    ["license-application", {}, ["training_certificate"]],
    ["license-application", { training_certificate_number: "DS/2026/17" }, ["training_certificate"]],
    // The authority issued this certificate, so it is on record and no document is needed.
    ["license-application", { training_certificate_number: "TC/GA-014/T-1" }, []],
    ["amendment", { first_name: "", nationality: null }, []],
    ["amendment", { first_name: "Akosua" }, ["affidavit", "gazette"]],
    ["amendment", { date_of_birth: "2000-01-01" }, ["affidavit", "birth_cert"]],
    ["amendment", { nationality: "GH" }, ["nationality_proof"]],
  ])("of %s with %j are %j", (kind, answers, names) => {
    expect(documentNames(kind, answers)).toEqual(names);
  });
});

it("a list of countries has 1 to 30 of them", () => {
  const { schema } = countries(() => "Countries");
  const list = (length: number) => Array.from({ length }, () => "GH");
  expect([0, 1, 30, 31].map((length) => schema.safeParse(list(length)).success)).toEqual([false, true, true, false]);
});
