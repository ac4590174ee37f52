import { describe, expect, test } from "vitest";
import { dateOf, partsOf } from "./date-parts.ts";

describe("a pasted date", () => {
  test.each([
    ["2001-04-23", "23", "4", "2001"],
    ["23/04/2001", "23", "4", "2001"],
    [" 3.4.2001 ", "3", "4", "2001"],
    ["23 April 2001", "23", "4", "2001"],
    ["1st Sept 1999", "1", "9", "1999"],
    ["23-Dec-1999", "23", "12", "1999"],
  ])("%j is split into its parts", (text, day, month, year) => {
    expect(partsOf(text)).toEqual({ day, month, year });
  });

  test.each(["", "23", "April", "23/04", "23/04/01", "hello world 2001", "23 Foo 2001"])("%j is not a date", (text) => {
    expect(partsOf(text)).toBeUndefined();
  });
});

describe("a typed date", () => {
  test.each([
    ["3", "4", "2001", "2001-04-03"],
    ["03", "april", "2001", "2001-04-03"],
    ["31", "2", "2001", "2001-02-31"],
    ["x", "4", "2001", "2001-04-0x"],
    ["", "4", "2001", "2001-04-00"],
    ["", "", "", ""],
  ])("%j, %j and %j make %j", (day, month, year, expected) => {
    expect(dateOf({ day, month, year })).toBe(expected);
  });
});
