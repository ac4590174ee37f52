import { expect, test } from "vitest";
import { durationsOf } from "./durations.ts";

const task = (taskId: string, from: number, to: number, status: "HIT" | "MISS" = "MISS") => ({
  taskId,
  execution: { startTime: from * 1000, endTime: to * 1000 },
  cache: { status },
});

test("the tasks of a run are listed with their minutes, the longest first, and the whole run", () => {
  const tasks = [
    task("//#lint", 0, 12),
    task("@kwan/api#test", 12, 200),
    task("@kwan/sdk#test", 12, 21),
    task("@kwan/ui#build", 0, 400, "HIT"),
  ];
  expect(durationsOf({ tasks })).toBe(["  3:08  @kwan/api#test", "  0:12  lint", "  3:20  in all"].join("\n"));
});

test("a run that did nothing says so", () => {
  expect(durationsOf({ tasks: [task("//#lint", 0, 12, "HIT")] })).toBe("Every task came from the cache.");
});
