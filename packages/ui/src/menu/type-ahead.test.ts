import { expect, test } from "vitest";
import { findTyped } from "./type-ahead.ts";

const labels = ["Edit", "Share", "Save", "Delete"];

test.each([
  ["a letter goes to the next item that begins with it", 0, "s", 1],
  ["the same letter again goes on", 1, "ss", 2],
  ["and round", 2, "s", 1],
  ["a word stays while it fits", 2, "sa", 2],
  ["a word goes on where it no longer fits", 1, "sa", 2],
  ["capitals do not matter", 0, "D", 3],
  ["before any item has the focus, the first is among them", -1, "e", 0],
  ["what nothing begins with leads nowhere", 0, "x", -1],
])("%s", (_rule, from, typed, to) => {
  expect(findTyped(labels, from, typed)).toBe(to);
});

test("an empty menu has no match", () => {
  expect(findTyped([], -1, "a")).toBe(-1);
});
