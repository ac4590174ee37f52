import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

type Report = { testResults: { message: string; assertionResults: { title: string; failureMessages: string[] }[] }[] };

const folder = mkdtempSync(join(tmpdir(), "kwan-failures-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a journey that fails leaves a screenshot and a trace, and one that passes does not", () => {
  const vitest = fileURLToPath(new URL("../../node_modules/vitest/vitest.mjs", import.meta.url));
  const report = join(folder, "report.json");
  const failures = join(folder, "failures");
  const config = join(import.meta.dirname, "failures.config.ts");
  const { stderr } = spawnSync(
    process.execPath,
    [vitest, "run", "--config", config, "--reporter=json", `--outputFile=${report}`],
    { env: { ...process.env, FAILURES: failures }, encoding: "utf8" },
  );
  const { testResults }: Report = JSON.parse(readFileSync(report, "utf8"));
  // The hooks that keep the traces have not failed.
  expect(testResults.map(({ message }) => message)).toEqual(["", ""]);
  const outcomes = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, failureMessages }) => [title, failureMessages.length]),
  );
  expect(Object.fromEntries(outcomes)).toEqual({
    "a journey that passes": 0,
    "a journey that fails": 1,
    "a journey that fails after its pages were closed": 1,
    "a journey after one that failed": 0,
    "a journey at the same time as one that fails": 0,
    "a journey that fails at the same time as one that passes": 1,
  });
  // It is not known to which of the journeys at the same time a page belongs, so all pages are kept.
  expect(readdirSync(failures).toSorted()).toEqual([
    "a-journey-that-fails-1-page-1.png",
    "a-journey-that-fails-1.zip",
    "at-the-same-time-ts-1-page-1.png",
    "at-the-same-time-ts-1.zip",
    "at-the-same-time-ts-2-page-1.png",
    "at-the-same-time-ts-2.zip",
  ]);
  expect(stderr).toContain("playwright show-trace");
});
