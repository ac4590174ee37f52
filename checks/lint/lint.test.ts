import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const house = mkdtempSync(join(tmpdir(), "kwan-lint-"));
afterAll(() => rmSync(house, { recursive: true }));

const planted: [rule: string, path: string, text: string][] = [
  ["noFloatingPromises", "packages/a/src/forgets.ts", 'import { later } from "./later.ts";\n\nlater();\n'],
  [
    "noMisusedPromises",
    "packages/a/src/always.ts",
    'import { later } from "./later.ts";\n\nexport const x = later() ? 1 : 2;\n',
  ],
  ["noExplicitAny", "packages/a/src/any.ts", "export const read = (x: any) => String(x);\n"],
  ["noEnum", "packages/a/src/enum.ts", "export enum Letter {\n  B,\n}\n"],
  ["noNonNullAssertion", "packages/a/src/sure.ts", "export const first = (xs: number[]) => xs[0]!;\n"],
  ["noDefaultExport", "packages/a/src/nameless.ts", "export default 1;\n"],
  ["noConsole", "packages/a/src/loud.ts", 'console.log("here");\n'],
  ["noRestrictedGlobals", "packages/a/src/node-only.ts", "export const home = process.env;\n"],
  ["useImportType", "packages/a/src/types.ts", 'import { Later } from "./later.ts";\n\nexport type Mine = Later;\n'],
  [
    "useExhaustiveDependencies",
    "apps/portal/src/Clock.tsx",
    'import { useEffect } from "react";\n\nexport function Clock(p: { tick: () => void }) {\n' +
      "  useEffect(() => p.tick(), []);\n  return null;\n}\n",
  ],
  ["useAltText", "apps/portal/src/Face.tsx", 'export const Face = () => <img src="/face.png" />;\n'],
  ["useButtonType", "apps/portal/src/Press.tsx", "export const Press = () => <button>Go</button>;\n"],
];
const clean: [path: string, text: string][] = [
  [
    "packages/a/src/later.ts",
    "export type Later = Promise<number>;\n\nexport async function later(): Later {\n  return await Promise.resolve(1);\n}\n",
  ],
  ["packages/a/src/waits.ts", 'import { later } from "./later.ts";\n\nexport const now = await later();\n'],
  ["packages/a/tsup.config.ts", "export default {};\n"],
  ["packages/a/src/waits.test.ts", "export const first = (xs: number[]) => xs[0]!;\n"],
];

cpSync(join(root, "biome.json"), join(house, "biome.json"));
for (const [path, text] of [...clean, ...planted.map(([, path, text]): [string, string] => [path, text])]) {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
}
const run = spawnSync(
  join(root, "node_modules/.bin/biome"),
  ["lint", "--vcs-enabled=false", "--reporter=json", "--max-diagnostics=none", "."],
  { cwd: house, encoding: "utf8" },
);
const report: { diagnostics: { category: string; location: { path: string | { file: string } } }[] } = JSON.parse(
  run.stdout,
);
const violations = report.diagnostics.map(({ category, location: { path } }) => {
  const file = typeof path === "string" ? path : path.file;
  return `${category.split("/").at(-1)} ${file}`;
});

describe("biome's rules", () => {
  test.each(planted)("%s catches %s", (rule, path) => {
    expect(violations).toContain(`${rule} ${path}`);
  });

  test.each(clean)("accepts %s", (path) => {
    expect(violations.filter((line) => line.endsWith(` ${path}`))).toEqual([]);
  });
});
