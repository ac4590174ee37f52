import { expect, test } from "vitest";
import { budgets } from "./budgets.ts";
import { measure } from "./measure.ts";

test("measures only the code that is used", async () => {
  const whole = await measure({ from: "domain", code: 'export * from "zod"' });
  const one = await measure({ from: "domain", code: 'export { string } from "zod/mini"' });
  expect(one).toBeGreaterThan(500);
  expect(whole).toBeGreaterThan(one * 3);
});

test("an unresolved import is an error, not a small bundle", async () => {
  await expect(measure({ from: "domain", code: 'export * from "nowhere"' })).rejects.toThrow("nowhere");
});

test("each budget is named once", () => {
  expect(new Set(budgets.map(({ name }) => name)).size).toBe(budgets.length);
});
