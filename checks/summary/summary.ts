// Prints the end of `test`: requirement coverage, then one line with the sum of all tests that ran or were replayed
// from the cache.
import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { coverageIn, type Report, totalsOf } from "./totals.ts";

const root = resolve(import.meta.dirname, "../..");

function reports(): Report[] {
  const tested = globSync("{packages,apps}/*/package.json", { cwd: root }).filter((path) => {
    const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(readFileSync(join(root, path), "utf8"));
    return "test" in scripts;
  });
  const paths = [
    ...tested.map((path) => join(dirname(path), ".results/tests.json")),
    ".results/checks.json",
    ".results/consumers.json",
  ];
  const missing = paths.filter((path) => !existsSync(join(root, path)));
  if (missing.length > 0)
    throw new Error(
      `No test report at ${missing.join(", ")}: let the package's test script run vitest with the json reporter as the others do.`,
    );
  return paths.map((path) => JSON.parse(readFileSync(join(root, path), "utf8")));
}

const coverage = resolve(root, "../shared/spec/requirements-coverage.mjs");
console.log(
  existsSync(coverage)
    ? coverageIn(spawnSync(process.execPath, [coverage, root], { encoding: "utf8" }).stdout)
    : "requirement coverage is skipped: the specification is not beside this checkout",
);

const { passed, failed, left } = totalsOf(reports());
if (left > 0) console.log(`${left} tests are skipped or still to be written`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = passed > 0 && failed === 0 ? 0 : 1;
