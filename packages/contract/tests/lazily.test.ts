import { expect, test } from "vitest";
import * as z from "zod/mini";
import { call } from "../src/call.ts";
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

test("a call creates its schemas on first use, and has its other properties without them", () => {
  const asked: string[] = [];
  const schema = (name: string) => () => {
    asked.push(name);
    return z.object({ [name]: z.string() });
  };
  const made = call({
    id: "give",
    requirement: "addition",
    kind: "write",
    method: "POST",
    path: "/given/{id}/",
    query: schema("query"),
    body: schema("body"),
    answer: schema("answer"),
    access: ["anyone"],
  });
  expect(made).toMatchObject({ answers: "json", status: 200, sends: "json" });
  expect([made.errors.includes("malformed"), asked]).toEqual([true, []]);
  expect(z.safeParse(made.body, { body: "x" }).success).toBe(true);
  expect(made.body).toBe(made.body);
  expect(asked).toEqual(["body"]);
});
