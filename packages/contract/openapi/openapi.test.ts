import { readFileSync } from "node:fs";
import { createConfig, lint } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { calls } from "../src/index.ts";
import { openapiDocument } from "./document.ts";
import { tags } from "./tags.ts";

const file = new URL("../openapi.json", import.meta.url);
type Operation = { operationId: string; tags: string[]; responses: Record<string, unknown> } & Record<string, unknown>;
const written = JSON.parse(readFileSync(file, "utf8")) as { paths: Record<string, Record<string, Operation>> };
const operations = Object.values(written.paths).flatMap((path) => Object.values(path));

/** The rules of the linter that are switched off, each with the reason. */
const impossibleRules = {
  // The specification gives these paths: they end in a slash, /service/{id}/confirm-payment/ exists next to
  // /service/invoice/{id}/, and words are joined with underscores and stand in the singular. match-call.test.ts checks
  // that every path still leads to the right call.
  "no-ambiguous-paths": "off",
  "no-path-trailing-slash": "off",
  "path-segment-plural": "off",
  "paths-kebab-case": "off",
  // The specification gives the bodies of errors.
  "operation-4xx-problem-details-rfc7807": "off",
  // Every call has a whole example, and a text may be empty where the contract does not forbid it.
  "scalar-property-missing-example": "off",
  "required-string-property-missing-min-length": "off",
  // Groups stand in the order in which a newcomer needs them.
  "tags-alphabetical": "off",
} as const;

/** The rules that need to know something about this document. */
const adaptedRules = {
  // Otherwise it finds "put" in "dispute".
  "no-http-verbs-in-paths": { severity: "error", splitIntoWords: true },
  "request-mime-type": { severity: "error", allowedValues: ["application/json", "multipart/form-data"] },
  "response-mime-type": {
    severity: "error",
    allowedValues: ["application/json", "application/pdf", "image/jpeg", "image/png", "text/csv", "text/plain"],
  },
} as const;

describe("the OpenAPI document", () => {
  it("in the repository matches the contract: if not, run `pnpm generate` in this package", () => {
    expect(written).toEqual(JSON.parse(JSON.stringify(openapiDocument())));
  });

  it("passes every rule of the linter, apart from those that cannot hold here", { timeout: 30_000 }, async () => {
    const config = await createConfig({ extends: ["all"], rules: { ...impossibleRules, ...adaptedRules } });
    const problems = await lint({ ref: file.pathname, config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  it("says of no field that it can be null, if it cannot", () => {
    const wrong: string[] = [];
    const visit = (value: unknown, at: string): void => {
      if (typeof value !== "object" || value === null) return;
      const { properties = {} } = value as { properties?: Record<string, { description?: string }> };
      for (const [name, field] of Object.entries(properties))
        if (
          /\bnull\b/i.test(field.description ?? "") &&
          !JSON.stringify({ ...field, description: "" }).includes("null")
        )
          wrong.push(`${at}/${name}: ${field.description}`);
      for (const [name, child] of Object.entries(value)) visit(child, `${at}/${name}`);
    };
    visit(written, "");
    expect(wrong).toEqual([]);
  });

  it("describes every call once, under its id", () => {
    expect(operations.map((operation) => operation.operationId).toSorted()).toEqual(
      calls.map((call) => call.id).toSorted(),
    );
  });

  it.each(operations)("says in a few words what $operationId does", ({ summary, description }) => {
    expect(summary).toMatch(/^[A-Z].{3,90}[^.]$/);
    expect(description).toMatch(/[.]$/);
  });

  it("marks additions, and names the requirement of every other call", () => {
    for (const call of calls) {
      const operation = operations.find((each) => each.operationId === call.id);
      if (call.requirement === "addition") expect(operation?.["x-addition"]).toBe(true);
      else expect(operation?.["x-requirement"]).toBe(call.requirement);
    }
  });

  it("uses every group of calls, and no group is empty", () => {
    expect(new Set(operations.flatMap((operation) => operation.tags))).toEqual(new Set(tags.map(([name]) => name)));
  });

  it("shows the SDK's method for every call", () => {
    for (const operation of operations)
      expect(operation["x-codeSamples"], operation.operationId).toEqual([
        {
          lang: "TypeScript",
          label: expect.stringMatching(/^kwan\.\w+\.\w+$/),
          source: expect.stringContaining("kwan."),
        },
      ]);
  });

  it("has a body for every error", () => {
    for (const { operationId, responses } of operations)
      expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(["429", "500", "503"]));
  });
});
