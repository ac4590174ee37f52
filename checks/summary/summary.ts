// Prints the summary at the end of `test`: how long each task took, the browsers in which the journeys ran, the calls that
// no test with the server proves, then one line with the total of all tests that ran or were replayed from the cache.
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { idsIn } from "../house/requirements.ts";
import { durationsOf, type Run } from "./durations.ts";
import { type TestedFiles, unprovenCalls } from "./proven-calls.ts";
import { type Browser, inWords, type Report, totalsOf } from "./totals.ts";

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

/** Returns the summary that Turborepo has just written. */
function lastRun(): Run {
  const runs = globSync(".turbo/runs/*.json", { cwd: root }).map((path) => join(root, path));
  const [last] = runs.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  if (!last) throw new Error("There is no summary in .turbo/runs: run turbo with --summarize.");
  return JSON.parse(readFileSync(last, "utf8"));
}

console.log(`\nMinutes by task (some run at the same time):\n${durationsOf(lastRun())}\n`);

const engines = join(root, "apps/e2e/.results/engines.json");
const browsers: Browser[] = existsSync(engines)
  ? JSON.parse(readFileSync(engines, "utf8"))
  : [{ name: "The browsers of the journeys", reason: "Their test has written no report." }];
for (const browser of browsers) console.log(inWords(browser));

/** Returns the calls of the specification that no test with the server proves. */
function callsWithoutTest(): string[] {
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const tested = ["apps/api", "apps/e2e"].map((of): TestedFiles => JSON.parse(read(`${of}/.results/tests.json`)));
  // Every journey uses the server.
  const runsServer = (file: string) => file.includes("/apps/e2e/") || /\btestServer\(/.test(readFileSync(file, "utf8"));
  return unprovenCalls(idsIn(read("docs/requirements.md")), tested, runsServer);
}

const unproven = callsWithoutTest();
if (unproven.length > 0) console.log(`No test with the server has passed for ${unproven.join(", ")}: name it in one.`);

const { passed, failed, left } = totalsOf(reports());
if (left > 0) console.log(`${left} tests are skipped or still to be written`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = passed > 0 && failed === 0 && unproven.length === 0 ? 0 : 1;
