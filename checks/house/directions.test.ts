import { expect, test } from "vitest";
import { directionFaults } from "./directions.ts";

const faults = (line: string, path = "packages/ui/src/card/Card.css.ts") => directionFaults(new Map([[path, line]]));

test.each([
  "  marginLeft: 0,",
  '  borderLeft: "1px solid",',
  '  borderRightColor: "red",',
  '  paddingRight: "1rem",',
  "  left: 0,",
  '  textAlign: "right",',
  '  float: "left",',
  "  borderTopLeftRadius: 0,",
])("%s is found in a stylesheet in TypeScript", (line) => {
  expect(faults(line)).toHaveLength(1);
});

test.each(["  margin-left: 0;", "  border-right: 0;", "  right: 0;", "  text-align: left;"])(
  "%s is found in CSS",
  (line) => {
    expect(faults(line, "apps/storybook/pages/pages.module.css")).toHaveLength(1);
  },
);

test.each([
  "  marginInlineStart: 0,",
  '  borderInlineStart: "1px solid",',
  '  textAlign: "start",',
  "  insetInlineEnd: 0,",
  "  // The left: nothing is there.",
  "  marginBottom: 0,",
  "  left-over: 0;",
])("%s is fine", (line) => {
  expect(faults(line)).toEqual([]);
});

test("toasts may stay on the right, and nothing else there may be on the left", () => {
  expect(faults("  right: 0,", "packages/ui/src/toast/Toasts.css.ts")).toEqual([]);
  expect(faults("  left: 0,", "packages/ui/src/toast/Toasts.css.ts")).toHaveLength(1);
});

test("code that is not a stylesheet may name a side", () => {
  expect(faults("  left: 0,", "packages/ui/src/popover/place.ts")).toEqual([]);
});
