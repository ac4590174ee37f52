import { expect, test } from "vitest";
import type { Application } from "../queries.ts";
import { mergeChanges, stillToChange } from "./changes.ts";

const application = {
  branch: "brn_1",
  tier: "standard",
  delivery_location: null,
  details: { license_class: "B", goods: ["fuel", "gas"] },
} as unknown as Application;

test.each([
  [{ details: { license_class: "B" } }, undefined],
  [{ details: { goods: ["fuel", "gas"], license_class: "B" } }, undefined],
  // Empty answers are equal to missing ones.
  [{ details: { license_class: "B", gearbox: null } }, undefined],
  [{ branch: "brn_1", delivery_location: null }, undefined],
  [{}, undefined],
  [{ details: { license_class: "A", goods: ["fuel", "gas"] } }, { details: { license_class: "A" } }],
  [{ details: { goods: ["gas"] } }, { details: { goods: ["gas"] } }],
  [{ details: { license_class: "B" }, branch: "brn_2", tier: "standard" }, { branch: "brn_2" }],
] as const)("[R-ADD-07] of the wanted answers %j, only those that differ are changed: %j", (edits, changes) => {
  expect(stillToChange(edits as Parameters<typeof stillToChange>[0], application)).toEqual(changes);
});

test("[R-ADD-07] the later of two changes to an answer takes precedence, and no other change is lost", () => {
  const earlier = { branch: "brn_2", details: { license_class: "A", gearbox: "manual" } };
  expect(mergeChanges(earlier, { tier: "premium", details: { license_class: "C" } })).toEqual({
    branch: "brn_2",
    tier: "premium",
    details: { license_class: "C", gearbox: "manual" },
  });
  expect(mergeChanges({}, { branch: "brn_2" })).toEqual({ branch: "brn_2" });
});
