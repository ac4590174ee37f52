import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import laws from "../../.dependency-cruiser.mjs";
import { cleanHouse, foreignPackages, plantedViolations } from "./planted-violations.ts";

const root = resolve(import.meta.dirname, "../..");
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const entries: Record<string, string[]> = {
  documents: ["index"],
  domain: ["index", "phone"],
  contract: ["index", "examples"],
  sdk: ["index", "react-query", "testing"],
  ui: ["index"],
  signs: ["index"],
};

/**
 * Writes files into a temporary folder and returns `law path` for each violation that the real checker finds in them.
 */
function violationsIn(files: Readonly<Record<string, string>>): string[] {
  const house = mkdtempSync(join(tmpdir(), "kwan-laws-"));
  folders.push(house);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  for (const path of foreignPackages) write(`node_modules/${path}`, "export {};\n");
  mkdirSync(join(house, "node_modules/@kwan"), { recursive: true });
  for (const [name, sources] of Object.entries(entries)) {
    const exports = sources.map((source) => [
      source === "index" ? "." : `./${source}`,
      { source: `./src/${source}.ts`, default: `./dist/${source}.js` },
    ]);
    write(
      `packages/${name}/package.json`,
      JSON.stringify({ name: `@kwan/${name}`, exports: Object.fromEntries(exports) }),
    );
    symlinkSync(join(house, "packages", name), join(house, "node_modules/@kwan", name));
  }
  const run = spawnSync(
    join(root, "node_modules/.bin/depcruise"),
    ["--config", join(root, ".dependency-cruiser.mjs"), "--output-type", "json", "packages", "apps"],
    { cwd: house, encoding: "utf8", maxBuffer: 2 ** 26 },
  );
  const report: { summary: { violations: { from: string; rule: { name: string } }[] } } = JSON.parse(run.stdout);
  return report.summary.violations.map(({ from, rule }) => `${rule.name} ${from}`);
}

describe("the import laws", () => {
  test("accept a repository that obeys them", () => {
    expect(violationsIn(cleanHouse)).toEqual([]);
  });

  const planted = Object.fromEntries(plantedViolations.map(([, path, text]) => [path, text]));
  const violations = violationsIn({ ...cleanHouse, ...planted });

  test.each(plantedViolations)("%s catches %s", (law, path) => {
    expect(violations).toContain(`${law} ${path}`);
  });

  test("report only the planted files", () => {
    const innocent = violations.filter((violation) => !Object.hasOwn(planted, violation.split(" ")[1] ?? ""));
    expect(innocent).toEqual([]);
  });

  test("each apply to a file of this repository, so that none goes blind when a folder moves", () => {
    const files = spawnSync("git", ["ls-files", "packages", "apps"], {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 2 ** 26,
    });
    const paths = files.stdout.split("\n").filter(Boolean);
    const matches = (patterns: string | string[] | undefined, path: string) =>
      [patterns ?? []].flat().some((pattern) => new RegExp(pattern).test(path));
    const blind = laws.forbidden.filter(
      ({ from }: { from: { path?: string | string[]; pathNot?: string | string[] } }) =>
        from.path && !paths.some((path) => matches(from.path, path) && !matches(from.pathNot, path)),
    );
    expect(blind.map(({ name }) => name)).toEqual([]);
  });

  test("each have a planted violation", () => {
    const proven = new Set(plantedViolations.map(([law]) => law));
    expect(laws.forbidden.map(({ name }) => name).filter((name) => !proven.has(name))).toEqual([]);
  });
});
