import { expect, test } from "vitest";
import { lazyTable } from "../src/lazy-table.ts";

test("an entry is made when it is first asked for, once, and no other is made for it", () => {
  const made: string[] = [];
  const table = lazyTable(["a", "b"], (key, index) => {
    made.push(key);
    return { key, index };
  });
  expect(Object.keys(table)).toEqual(["a", "b"]);
  expect(made).toEqual([]);
  expect(table.b).toEqual({ key: "b", index: 1 });
  expect(table.b).toBe(table.b);
  expect(made).toEqual(["b"]);
});
