import { expect, test } from "vitest";
import { idsIn, requirementFaults, requirementsInWords } from "./requirements.ts";

const text = `# Requirements

## FRM - frame
- R-FRM-01 Three layouts. Where R-ADD-02 applies, two.
- R-ADD-02 Another.

## API - the calls (4 in all)
Auth: R-API-A01 POST /a/ · A02 GET /b/
Read: R-API-G01..G02 (GET), in the order above

## ROL - roles
- R-ROL-01 Everything needs a login, as B99 does.
`;
const all = ["R-FRM-01", "R-ADD-02", "R-ROL-01", "R-API-A01", "R-API-A02", "R-API-G01", "R-API-G02"];
const faults = (named: readonly string[], notBuilt: readonly string[], path = "apps/api/tests/frame.test.ts") =>
  requirementFaults(
    new Map([
      ["docs/requirements.md", text],
      [path, named.map((id) => `test("[${id}] x")`).join("\n")],
    ]),
    notBuilt,
  ).map(({ says }) => says);

test("reads every id, those of the calls too", () => {
  expect([...idsIn(text)].sort()).toEqual([...all].sort());
});

test("accepts requirements that tests name or that are listed as not built", () => {
  expect(faults(all, [])).toEqual([]);
  expect(faults(all.slice(1), ["R-FRM-01"])).toEqual([]);
  expect(requirementsInWords(new Map([["docs/requirements.md", text]]), ["R-FRM-01"])).toBe(
    "6 of 7 requirements are named by a test, and 1 are not built yet",
  );
});

test("catches a requirement that no test names, in product code or not", () => {
  expect(faults(all.slice(1), [])).toEqual([expect.stringContaining("has R-FRM-01, which no test names")]);
  expect(faults(all, [], "apps/api/src/frame.ts")).toHaveLength(all.length);
});

test("catches a list that no longer shrinks, and ids that mean nothing", () => {
  expect(faults(all, ["R-ADD-02"])).toEqual([expect.stringContaining("lists R-ADD-02, which apps/api/tests/frame")]);
  expect(faults(all, ["R-OLD-01"])).toEqual([expect.stringContaining("lists R-OLD-01, which is not in")]);
  expect(faults([...all, "R-OLD-01"], [])).toEqual([expect.stringContaining("names R-OLD-01, which is not in")]);
});
