import { describe, expect, it } from "vitest";
import vectors from "../../test-vectors/kinds.json" with { type: "json" };
import { statuses } from "../applications/statuses.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import { type CostItem, tiers } from "../fees/cost-items.ts";
import { usualCost } from "../fees/quote.ts";
import { documents } from "./documents.ts";
import type { AskedIf, Fields } from "./fields.ts";
import { kindForms } from "./forms.ts";
import { isKind, type Kind, kindByCode, kindRows, kinds } from "./registry.ts";
import { families } from "./row.ts";
import { type StepName, steps, stepsOf } from "./steps.ts";

const listed = vectors.cases.map(({ input }) => input);
// The kinds named in requirements R01 to R11.
const reported = [
  "learners-license",
  "license-application",
  "drivers-renewal",
  "expired-drivers-license-replacement",
  "foreign-license-conversion",
  "international-driving-permit",
  "license-revocation",
  "lost-damaged-license",
  "old-drivers-license-replacement",
  "upgrading-drivers-license",
  "learners-license-renewal",
];
// The codes of the services that have their own page, in the specification's order.
const withPages = "AC DL LL PT RA CDL DLR FLC HPA HPR IDP LAS LLR PCC UDL EDLR LLAS".split(" ");

const names = (rows: readonly { kind: string }[]) => rows.map(({ kind }) => kind);

describe("the table of kinds", () => {
  it("has the kinds of its vectors in order, each under its own name", () => {
    expect(listed.length).toBeGreaterThanOrEqual(19);
    expect(names(kindRows)).toEqual(listed);
    expect(Object.keys(kinds)).toEqual(listed);
  });

  it("has the form of each kind in the same order", () => {
    expect(Object.keys(kindForms)).toEqual(listed);
    for (const { kind, fields, details } of kindRows) {
      const form = kindForms[kind];
      expect(form.kind).toBe(kind);
      expect(form.fields).toBe(fields);
      expect(form.details).toBe(details);
    }
  });

  it("gives each of the specified codes with a page to one kind, and has two codes without a page", () => {
    expect(kindRows.filter((row) => row.has_page).map((row) => row.code)).toEqual(expect.arrayContaining(withPages));
    expect(kindRows.filter((row) => !row.has_page).map((row) => row.code)).toEqual(["REV", "ODLR"]);
    for (const row of kindRows) expect(kindByCode(row.code)).toBe(row);
    expect(["", "llas", "XX", "__proto__"].map(kindByCode)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("has paths for reading and updating every kind but the variants, which use those of their parents", () => {
    for (const row of kindRows) expect(row.parent).toBe(row.can.read ? row.kind : row.kind.split("/")[0]);
    for (const row of kindRows) expect(kinds[row.parent as Kind].can.read).toBe(true);
  });

  it("has the specified reports, and the extras of the learner's licence", () => {
    expect(names(kindRows.filter((row) => row.can.report))).toEqual(expect.arrayContaining(reported));
    const extras = kindRows.filter((row) => row.can.choose_category || row.can.verify_school);
    expect(names(extras)).toEqual(["learners-license"]);
    expect(kinds["learners-license"].can).toMatchObject({ choose_category: true, verify_school: true });
  });

  it("lets the applicant file everything but a revocation", () => {
    expect(names(kindRows.filter((row) => row.filed_by === "office"))).toEqual(["license-revocation"]);
  });

  it("distinguishes a kind from any other text", () => {
    expect(listed.every(isKind)).toBe(true);
    expect(["", "amendments", "constructor", "__proto__"].some(isKind)).toBe(false);
  });

  it("matches its vectors", () => {
    for (const {
      input,
      output: { complete_details: _, ...output },
    } of vectors.cases) {
      const row = kindRows.find(({ kind }) => kind === input)!;
      const total_pesewas = usualCost(row, "2026-11-21");
      expect({ ...JSON.parse(JSON.stringify(row)), total_pesewas }).toMatchObject(output);
    }
  });
});

/** The steps that the items of a price pay for. One of them has to happen. Null for items that no step belongs to. */
const stepsOfItem: Readonly<Record<CostItem, readonly StepName[] | null>> = {
  application: null,
  biometric_capture: ["biometrics"],
  theory_test: ["theory_road_sign", "theory_road_traffic"],
  practical_test: ["practical_test"],
  practical_retest: ["practical_test"],
  card_production: ["production"],
  tier_surcharge: null,
  delivery: null,
  late_renewal: null,
};

describe.each(kindRows.map((row) => [row.code, row] as const))("the row of %s", (_code, row) => {
  const fields: Fields = row.fields;
  const isAnswerable = ({ field, is }: AskedIf) => {
    const question = fields[field];
    const answers = question?.control === "yes_no" ? [true, false] : Object.keys(question?.options ?? {});
    return is.length > 0 && is.every((answer) => answers.some((one) => one === answer));
  };

  it("is only charged again before production if a card is printed", () => {
    if (row.prices.some(({ due }) => due === "before_production")) expect(row.is_printed).toBe(true);
  });

  it("asks for documents that exist, on conditions that its fields can meet", () => {
    for (const { document, asked_if, asked_unless, with_any } of row.documents) {
      expect(documents).toHaveProperty(document);
      if (asked_if) expect(isAnswerable(asked_if)).toBe(true);
      if (asked_unless) expect(fields).toHaveProperty(asked_unless.field);
      for (const name of with_any ?? []) expect(fields).toHaveProperty(name);
    }
  });

  it("has a label for each field, and lists a dependent field after the one it depends on", () => {
    const order = Object.keys(fields);
    for (const [name, { label, hint, asked_if, options, control, lies }] of Object.entries(fields)) {
      expect(label).toMatch(/^[A-Z].*[^.]$/);
      if (hint) expect(hint).toMatch(/^[A-Z].*\.$/);
      if (asked_if) {
        expect(isAnswerable(asked_if)).toBe(true);
        expect(order.indexOf(asked_if.field)).toBeLessThan(order.indexOf(name));
      }
      expect(control === "choice" || control === "choices").toBe(options !== undefined);
      if (lies) expect(control).toBe("date");
    }
    for (const name of row.one_of ?? []) expect(fields[name]?.is_optional).toBe(true);
  });

  it("has its steps in the order of the states", () => {
    const stages = row.steps.map(({ step }) => statuses.indexOf(steps[step].during));
    expect(stages).toEqual(stages.toSorted((a, b) => a - b));
    expect(new Set(row.steps.map(({ step }) => step)).size).toBe(row.steps.length);
    const stepNames = row.steps.map(({ step }) => step);
    expect(stepNames.includes("production")).toBe(row.is_printed);
    expect(stepNames.includes("handover")).toBe(row.is_printed);
  });

  it("charges only for what happens: each item of its price has a step in every application", () => {
    const always = row.steps.filter(({ only_if }) => only_if === undefined).map(({ step }) => step);
    for (const { item } of row.prices)
      expect(stepsOfItem[item]?.some((step) => always.includes(step)) ?? true, item).toBe(true);
  });

  it("has valid texts, processing times, tiers and conditions", () => {
    expect(row.summary).toMatch(/^(For|If|The authority) .*\.$/);
    expect(row.title).toMatch(/^[A-Z].*[^.]$/);
    expect(families).toHaveProperty(row.family);
    expect(row.takes.min_days).toBeLessThanOrEqual(row.takes.max_days);
    expect(row.tiers).toEqual(row.tiers.length > 1 ? tiers : ["standard"]);
    const codes = row.requirements.map((requirement) => requirement.code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.includes("already_open")).toBe(row.filed_by === "applicant");
  });
});

describe("the steps of one application", () => {
  const { steps: rules } = kinds["expired-drivers-license-replacement"];
  const plain = ["record_check", "eye_test", "biometrics", "production", "handover"];

  it.each([
    [null, "2026-11-21", false],
    ["2024-11-21", "2026-11-21", false],
    ["2024-11-20", "2026-11-21", true],
    ["2024-02-29", "2026-02-28", false],
    ["2024-02-29", "2026-03-01", true],
  ])("for a card that expired on %s, on %s, include the theory tests: %s", (ended_on, today, again) => {
    const theory = again ? ["theory_road_sign", "theory_road_traffic"] : [];
    expect(stepsOf(rules, ended_on as PlainDate, today as PlainDate)).toEqual([
      ...plain.slice(0, 3),
      ...theory,
      ...plain.slice(3),
    ]);
  });

  it("of every other kind do not depend on the card's expiry", () => {
    for (const row of kindRows.filter(({ code }) => code !== "EDLR"))
      expect(stepsOf(row.steps, "2000-01-01", "2026-11-21")).toEqual(stepsOf(row.steps, null, "2026-11-21"));
  });
});
