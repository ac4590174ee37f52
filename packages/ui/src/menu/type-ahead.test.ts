import { expect, test } from "vitest";
import { findTyped } from "./type-ahead.ts";

const labels = ["Edit", "Share", "Save", "Delete"];

test.each([
  ["a letter goes to the next item that begins with it", 0, "s", 1],
  ["the same letter again goes to the one after that", 1, "ss", 2],
  ["the search wraps around", 2, "s", 1],
  ["the current item stays while it matches the typed word", 2, "sa", 2],
  ["a typed word goes to the next item if the current one does not match", 1, "sa", 2],
  ["case is ignored", 0, "D", 3],
  ["before any item has the focus, the first item can match", -1, "e", 0],
  ["no item is found if none begins with the letters", 0, "x", -1],
])("%s", (_rule, from, typed, to) => {
  expect(findTyped(labels, from, typed)).toBe(to);
});

test("an empty menu has no match", () => {
  expect(findTyped([], -1, "a")).toBe(-1);
});
