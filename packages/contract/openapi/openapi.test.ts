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

describe("the OpenAPI document", () => {
  it("in the repository matches the contract: if not, run `pnpm generate` in this package", () => {
    expect(written).toEqual(JSON.parse(JSON.stringify(openapiDocument())));
  });

  // These two rules are switched off because the specification requires paths that they forbid: paths end in a slash,
  // and /service/{id}/confirm-payment/ exists next to /service/invoice/{id}/. match-call.test.ts checks that every path
  // still leads to the right call.
  it("passes the strict rules of a linter without an error or a warning", { timeout: 30_000 }, async () => {
    const rules = { "no-path-trailing-slash": "off", "no-ambiguous-paths": "off" } as const;
    const config = await createConfig({ extends: ["recommended-strict"], rules });
    const problems = await lint({ ref: file.pathname, config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
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
