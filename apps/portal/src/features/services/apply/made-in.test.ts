import { expect, test } from "vitest";
import type { Application } from "../queries.ts";
import { isMadeIn } from "./made-in.ts";

const application = {
  branch: "brn_1",
  tier: "standard",
  delivery_location: null,
  details: { license_class: "B", goods: ["fuel", "gas"] },
} as unknown as Application;

test.each([
  [{ details: { license_class: "B" } }, true],
  [{ details: { goods: ["fuel", "gas"], license_class: "B" } }, true],
  // What was left empty is not there, and need not be.
  [{ details: { license_class: "B", gearbox: null } }, true],
  [{ branch: "brn_1", delivery_location: null }, true],
  [{ details: { license_class: "A" } }, false],
  [{ details: { goods: ["gas"] } }, false],
  [{ details: { license_class: "B" }, branch: "brn_2" }, false],
] as const)("[R-ADD-07] a change %j whose answer was lost is known to be made: %s", (changes, isMade) => {
  expect(isMadeIn(changes as Parameters<typeof isMadeIn>[0], application)).toBe(isMade);
});
