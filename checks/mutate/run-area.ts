// Runs StrykerJS for one area, in a copy of its package, and writes the result of every change to a file. Changes and
// tests that have stayed the same keep the result of the last run.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { areas } from "./areas.ts";
import { root } from "./places.ts";
import type { Change } from "./score.ts";

const [name = "", results = ""] = process.argv.slice(2);
const area = areas.find((each) => each.name === name);
if (!area) throw new Error(`There is no area ${name}.`);
process.chdir(join(root, area.package));
process.env.MUTATE_TESTS = area.tests?.join(",");

const tested = await new Stryker({
  mutate: [...area.files],
  plugins: ["@stryker-mutator/vitest-runner", join(import.meta.dirname, "ignore-texts.ts")],
  ignorers: ["texts"],
  testRunner: "vitest",
  vitest: {
    configFile: area.tests ? join(import.meta.dirname, "server-tests.config.ts") : "vitest.config.ts",
    related: false,
    pool: "forks",
  },
  coverageAnalysis: "perTest",
  // Code that runs when a module is loaded would need all tests for each change. Constants have hand-written rows.
  ignoreStatic: true,
  concurrency: 1,
  incremental: true,
  incrementalFile: join(root, `.results/stryker-${name}.json`),
  reporters: ["progress-append-only"],
  allowConsoleColors: false,
  disableTypeChecks: false,
  tempDirName: ".results/stryker",
  cleanTempDir: "always",
  // Vite finds the package's own tsconfig.json above the copy.
  ignorePatterns: [".results", "bench", "data", "tsconfig.json"],
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 20,
} as ConstructorParameters<typeof Stryker>[0]).runMutationTest();

const linesOf = new Map<string, readonly string[]>();
function lineOf(file: string, line: number): string {
  const lines = linesOf.get(file) ?? readFileSync(file, "utf8").split("\n");
  linesOf.set(file, lines);
  return lines[line - 1]?.trim() ?? "";
}

// The last results may be of files that are no longer in the area.
const leftOut = area.files.filter((file) => file.startsWith("!")).map((file) => file.slice(1));
const own = new Set(
  globSync(
    [...area.files].filter((file) => !file.startsWith("!")),
    { exclude: leftOut },
  ),
);

const changes = tested
  .filter(({ fileName }) => own.has(relative(process.cwd(), fileName)))
  .map(
    ({ fileName, location, replacement = "", status }): Change => ({
      file: relative(root, fileName),
      line: location.start.line,
      code: lineOf(fileName, location.start.line),
      replacement,
      status,
    }),
  );
writeFileSync(results, JSON.stringify(changes));
