import { expect, test } from "vitest";
import { groupAccesses } from "./access-groups.ts";

const row = (at: string, entity: string, by: { opened_by?: string; reason?: string } = {}) => ({
  at: `2026-11-22T${at}:00Z`,
  entity,
  opened_by: "a",
  reason: null,
  ...by,
});
const told = (rows: readonly ReturnType<typeof row>[], hasMore = false) =>
  groupAccesses(rows, hasMore).map(({ last, entities, count }) => [last.at.slice(11, 16), entities, count]);

test("what one person opened within an hour is one group, with a count and each kind of record once", () => {
  const look = [row("06:31", "service"), row("06:30", "driver"), row("06:30", "service"), row("06:02", "driver")];
  expect(told(look)).toEqual([["06:31", ["service", "driver"], 4]]);
});

test("another hour, person or reason is another group, in the order of the latest access", () => {
  const rows = [
    row("07:00", "driver"),
    row("06:59", "driver"),
    row("06:40", "driver", { opened_by: "b" }),
    row("06:30", "driver", { reason: "At our counter." }),
    row("06:20", "service"),
  ];
  expect(told(rows)).toEqual([
    ["07:00", ["driver"], 1],
    ["06:59", ["driver", "service"], 2],
    ["06:40", ["driver"], 1],
    ["06:30", ["driver"], 1],
  ]);
});

test("the oldest hour waits while more rows can be loaded, because its count would be too small", () => {
  const rows = [row("07:00", "driver"), row("06:59", "driver"), row("06:58", "service")];
  expect(told(rows, true)).toEqual([["07:00", ["driver"], 1]]);
  expect(told(rows.slice(1), true)).toEqual([["06:59", ["driver", "service"], 2]]);
  expect(told([], true)).toEqual([]);
});
