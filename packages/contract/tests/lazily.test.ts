import { expect, test } from "vitest";
import { lazily, lazyTable } from "../src/lazily.ts";

test("an entry is created once, on first use, and no other is created for it", () => {
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

test("an entry that could not be created is tried again on the next use", () => {
  let tries = 0;
  const record = lazily({
    late: () => {
      tries += 1;
      if (tries === 1) throw new Error("Not yet");
      return tries;
    },
  });
  expect(() => record.late).toThrow("Not yet");
  expect([record.late, record.late]).toEqual([2, 2]);
});
