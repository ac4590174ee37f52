import { kindRows, kinds } from "@kwan/domain/kinds";
import { describe, expect, test } from "vitest";
import { progressOf, stagesOf } from "./progress.ts";

test.each([
  ["drivers-renewal", ["draft", "awaiting_payment", "in_review", "completed"]],
  ["learners-license", ["draft", "awaiting_payment", "in_review", "testing", "completed"]],
  ["old-drivers-license-replacement", ["draft", "in_review", "producing", "ready", "completed"]],
  [
    "upgrading-drivers-license",
    ["draft", "awaiting_payment", "in_review", "testing", "producing", "ready", "completed"],
  ],
] as const)("[R-RTE-05] %s has its own stages", (kind, stages) => {
  expect(stagesOf(kinds[kind])).toEqual(stages);
});

test.each([
  ["draft", { at: 1, of: 4 }],
  ["awaiting_payment", { at: 2, of: 4 }],
  ["paid", { at: 3, of: 4 }],
  ["action_required", { at: 3, of: 4 }],
  ["approved", { at: 4, of: 4 }],
  ["completed", { at: 4, of: 4 }],
  ["rejected", undefined],
  ["cancelled", undefined],
] as const)("[R-RTE-05] a renewal that is %s shows its stage", (status, place) => {
  expect(progressOf(kinds["drivers-renewal"], status)).toEqual(place);
});

describe.each(kindRows.map((row) => [row.kind, row] as const))("%s", (_, row) => {
  test("[R-RTE-05] never moves backwards when it is paid, and ends at the last stage", () => {
    const way = [
      "draft",
      "awaiting_payment",
      "paid",
      "in_review",
      "testing",
      "approved",
      "producing",
      "ready",
      "completed",
    ] as const;
    const places = way.map((status) => progressOf(row, status)?.at).filter((at) => at !== undefined);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(progressOf(row, "completed")).toEqual({ at: stagesOf(row).length, of: stagesOf(row).length });
  });
});
