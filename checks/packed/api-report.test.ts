import { expect, test } from "vitest";
import { apiFault, type Reports, sortValues } from "./api-report.ts";

const fault = (reports: Partial<Reports>) =>
  apiFault({ name: "@kwan/sdk", built: "one", kept: "one", released: "one", changesets: [], ...reports });
const announcing = (name: string) => `---\n"${name}": minor\n---\n\nA new method.\n`;

test("public types that are as they were need nothing [R-SDK-11]", () => {
  expect(fault({})).toBeUndefined();
  expect(fault({ released: undefined })).toBeUndefined();
});

test("the order in which the compiler prints values does not matter", () => {
  const report = (values: readonly string[]) =>
    `const kind: ${values.map((each) => `"${each}"`).join(" | ")} | null;\n  {\n${values.map((each) => `    ${each}: "${each}";`).join("\n")}\n  }\n${values.map((each) => `    ${each}: \`var(--\${string})\`;`).join("\n")}`;
  expect(sortValues(report(["b", "a", "c"]))).toBe(sortValues(report(["c", "a", "b"])));
  expect(sortValues(report(["a", "b"]))).not.toBe(sortValues(report(["a", "c"])));
});

test("a change that is not in the repository's report is found", () => {
  expect(fault({ built: "two" })).toContain("pnpm api");
  expect(fault({ kept: undefined })).toContain("pnpm api");
});

test("a change since the latest release needs a changeset for this package", () => {
  const changed = { built: "two", kept: "two" };
  expect(fault(changed)).toContain("pnpm changeset");
  expect(fault({ ...changed, changesets: [announcing("@kwan/ui")] })).toContain("pnpm changeset");
  expect(fault({ ...changed, changesets: [announcing("@kwan/sdk")] })).toBeUndefined();
});
