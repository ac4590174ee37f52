import { describe, expect, test } from "vitest";
import { faultsOf } from "./faults.ts";

const manifest = (more: object) => JSON.stringify({ license: "MIT", ...more });
const lines = (count: number) => "export {};\n".repeat(count);

const clean: [string, string][] = [
  [
    "pnpm-workspace.yaml",
    'packages:\n  - apps/*\n\ncatalog:\n  "@types/node": 24.19.2\n  zod: 4.6.7\n\ncatalogs:\n  published:\n    zod: ^4.6.7\n',
  ],
  ["pnpm-lock.yaml", "packages:\n  zod@4.6.7:\n    resolution: {integrity: sha512-x}\n"],
  ["package.json", manifest({ devDependencies: { vitest: "catalog:" } })],
  [
    "packages/domain/package.json",
    manifest({
      dependencies: { zod: "catalog:published", "@kwan/ui": "workspace:^" },
      devDependencies: { vitest: "catalog:" },
    }),
  ],
  ["packages/domain/LICENSE", "MIT"],
  ["packages/places/package.json", JSON.stringify({ license: "MIT AND ODbL-1.0" })],
  ["packages/places/LICENSE", "MIT"],
  ["packages/places/LICENSE-countries", "ODbL"],
  ["packages/places/README.md", "# places"],
  ["packages/domain/README.md", "# domain"],
  ["packages/domain/src/class-letters.ts", lines(250)],
  ["packages/domain/src/kinds/rows/licences.ts", lines(400)],
  ["packages/domain/src/countries.gen.ts", lines(900)],
  ["packages/ui/src/Button.tsx", lines(1)],
  ["packages/ui/src/Button.css.ts", lines(1)],
  ["packages/ui/src/Button.mdx", lines(1)],
  ["packages/ui/src/Button.test.tsx", lines(1)],
];

const faulty: [rule: string, path: string, text: string][] = [
  ["file-length", "packages/domain/src/long.ts", lines(251)],
  ["file-length", "packages/domain/src/kinds/rows/permits.ts", lines(401)],
  ["plain-text", "packages/domain/src/rules.ts", "/** The rules. \0 */"],
  ["no-bags", "packages/domain/src/utils.ts", ""],
  ["no-bags", "packages/domain/src/helpers/dates.ts", ""],
  ["no-bags", "apps/api/lib/x.ts", ""],
  ["no-bags", "apps/portal/src/common/x.tsx", ""],
  ["no-bags", "apps/portal/src/misc.css.ts", ""],
  ["no-bags", "packages/shared/package.json", manifest({})],
  ["file-name", "packages/domain/src/classLetters.ts", ""],
  ["file-name", "packages/domain/src/ClassLetters.ts", ""],
  ["file-name", "packages/domain/src/Kinds/row.ts", ""],
  ["package-documents", "packages/sdk/package.json", manifest({})],
  ["package-documents", "packages/domain/package.json", JSON.stringify({ license: "ISC" })],
  ["package-documents", "packages/places/package.json", manifest({})],
  ["no-hosts", "docs/install.md", `see https://${["registry", "npmjs", "org"].join(".")}/zod`],
  ["no-hosts", "docs/run.md", `run "${["", "home", "ama", "kwan"].join("/")}"`],
  ["no-hosts", "docs/run.md", `it stood in ${["", "tmp", "kwan"].join("/")}`],
  ["no-hosts", "pnpm-lock.yaml", "resolution: {integrity: sha512-x, tarball: https://host/zod.tgz}"],
  ["exact-versions", "pnpm-workspace.yaml", "catalog:\n  zod: ^4.6.7\n"],
  ["exact-versions", "pnpm-workspace.yaml", "catalog:\n  zod: 4.6.7\n\ncatalogs:\n  published:\n    zod: ^4.0.0\n"],
  ["exact-versions", "pnpm-workspace.yaml", "catalogs:\n  published:\n    ky: 2.1.0\n"],
  ["rules-run", "packages/domain/src/index.ts", 'export { ageOn } from "./dates/calendar.ts";\n'],
  ["catalog-only", "packages/domain/package.json", manifest({ dependencies: { zod: "catalog:" } })],
  ["catalog-only", "packages/domain/package.json", manifest({ dependencies: { "@kwan/ui": "workspace:*" } })],
  ["catalog-only", "packages/domain/package.json", manifest({ dependencies: { zod: "4.6.7" } })],
  ["catalog-only", "package.json", manifest({ devDependencies: { "@kwan/sdk": "workspace:^" } })],
];

describe("the written rules", () => {
  test("accept a repository that obeys them", () => {
    expect(faultsOf(new Map(clean))).toEqual([]);
  });

  test.each(faulty)("%s catches %s", (rule, path, text) => {
    const faults = faultsOf(new Map([...clean, [path, text]]));
    expect(faults.map((fault) => fault.rule)).toContain(rule);
    expect(faults.filter((fault) => fault.rule !== rule && fault.rule !== "package-documents")).toEqual([]);
  });
});
