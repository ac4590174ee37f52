import { expect, test } from "vitest";
import { apiFault, type Reports, sortValues } from "./api-report.ts";

const fault = (reports: Partial<Reports>) =>
  apiFault({ name: "@kwan/sdk", built: "one", kept: "one", released: "one", changesets: [], ...reports });
const announcing = (name: string) => `---\n"${name}": minor\n---\n\nA new method.\n`;

test("public types that are as they were need nothing [R-SDK-11]", () => {
  expect(fault({})).toBeUndefined();
  expect(fault({ released: undefined })).toBeUndefined();
});

test("the order in which the compiler prints values and properties does not matter", () => {
  const report = (values: readonly string[]) => {
    const properties = values.map(
      (each) => `        readonly ${each}?: {\n            b: "${each}";\n            a: 1;\n        };`,
    );
    return `const kind: ${values.map((each) => `"${each}"`).join(" | ")} | null;\n\nconst kinds: {\n    z: {\n${properties.join("\n")}\n    } & {\n        code: "A";\n    };\n    y: 1;\n};\n`;
  };
  expect(sortValues(report(["b", "a", "c"]))).toBe(sortValues(report(["c", "a", "b"])));
  expect(sortValues(report(["a", "b"]))).not.toBe(sortValues(report(["a", "c"])));
  expect(sortValues(report(["b", "a"]))).toBe(
    'const kind: "a" | "b" | null;\n\nconst kinds: {\n    y: 1;\n    z: {\n        readonly a?: {\n            a: 1;\n            b: "a";\n        };\n        readonly b?: {\n            a: 1;\n            b: "b";\n        };\n    } & {\n        code: "A";\n    };\n};\n',
  );
});

test("the order of declarations, overloads and classes stays", () => {
  const report = "class B {\n    // (undocumented)\n    b(): void;\n    a(): void;\n}\n\nfunction a(): void;\n";
  expect(sortValues(report)).toBe(report);
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
