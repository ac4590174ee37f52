import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { callBudgets } from "../src/platform/rate-limits/call-budgets.ts";
import { limits } from "../src/platform/rate-limits/table.ts";

it("the page for operators lists the limits of the server", () => {
  const page = readFileSync(new URL("../../../docs/security.md", import.meta.url), "utf8");
  const period = (seconds: number) =>
    ({ 60: "a minute", 600: "10 minutes", 900: "15 minutes", 3600: "an hour", 86400: "a day" })[seconds] ?? "?";
  const table = [
    "| What is counted | At most | Who can fill it | What the owner can still do |",
    "|---|---|---|---|",
    ...Object.values(limits).map(
      ({ max, seconds, counts, filledBy, whenFull }) =>
        `| ${counts} | ${max} in ${period(seconds)} | ${filledBy} | ${whenFull} |`,
    ),
  ].join("\n");
  const budgets = [
    "| Calls | At most | For each |",
    "|---|---|---|",
    ...Object.values(callBudgets).map(
      ({ calls, seconds, of, counts }) => `| ${counts} | ${calls} in ${period(seconds)} | ${of} |`,
    ),
  ].join("\n");
  expect(page).toContain(table);
  expect(page).toContain(budgets);
});
