import { expect, test } from "vitest";
import { manifestFaults } from "./manifest.ts";

const complete = {
  name: "@kwan/sdk",
  description: "The typed client of the authority's server",
  keywords: ["one", "two", "three"],
  engines: { node: ">=22" },
  license: "MIT",
  author: "Somebody",
  homepage: "https://repository.invalid/kwan",
  bugs: { url: "https://repository.invalid/kwan/issues" },
  repository: { type: "git", url: "git+https://repository.invalid/kwan.git", directory: "packages/sdk" },
  dependencies: { zod: "^4.6.7" },
};
const faults = (change: object) => manifestFaults(JSON.stringify({ ...complete, ...change }));

test("a complete manifest has no faults [R-SDK-11]", () => {
  expect(faults({})).toEqual([]);
});

test.each([
  ["a missing repository", { repository: undefined }, "repository"],
  ["a missing engine", { engines: undefined }, "engines"],
  ["too few keywords", { keywords: ["one"] }, "keywords"],
  [
    "an exact version, which gives consumers two copies",
    { dependencies: { zod: "4.6.7" } },
    "ranges of its dependencies",
  ],
  [
    "a source, which is not packed",
    { exports: { ".": { source: "./src/index.ts" } } },
    "entries without their sources",
  ],
  [
    "tools that only this repository needs",
    { devDependencies: { vitest: "5.1.0" } },
    "devDependencies, which nobody needs there",
  ],
  ["the wrong licence", { name: "@kwan/domain" }, "license"],
])("%s is found", (_, change, fault) => {
  expect(faults(change)).toEqual([fault]);
});
