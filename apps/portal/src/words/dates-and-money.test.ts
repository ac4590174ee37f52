import { setLanguageSource } from "@kwan/domain/language";
import { afterEach, expect, test } from "vitest";
import { cedisInWords, dayInWords, exactTimeInWords, timeInWords, weekdayInWords } from "./dates-and-money.ts";

afterEach(() => setLanguageSource(() => "en"));

test("days are written in the long format, in lists and sentences alike [R-ENT-12]", () => {
  expect(dayInWords("2026-03-09")).toBe("March 09, 2026");
  expect(dayInWords("2026-11-21T23:59:59.000Z")).toBe("November 21, 2026");
  expect(weekdayInWords("2026-11-21")).toBe("Saturday");
  setLanguageSource(() => "fr");
  expect(dayInWords("2026-11-01")).toBe("1er novembre 2026");
});

test("moments are written with the time in Ghana [R-ENT-12]", () => {
  expect(timeInWords("2026-11-21T09:05:07.000Z")).toBe("November 21, 2026, 09:05");
  expect(exactTimeInWords("2026-11-21T09:05:07.000Z")).toBe("November 21, 2026, 09:05:07");
});

test("nothing is written for a date that is missing or wrong", () => {
  expect([null, "", "2026-02-30", "soon"].map(dayInWords)).toEqual(["", "", "", ""]);
  expect(["", "2026-11-21"].map(timeInWords)).toEqual(["", ""]);
});

test("amounts are written in cedis, and an unreadable amount as nothing owed [R-ENT-12]", () => {
  expect(cedisInWords("1234.50")).toBe("GH₵1,234.50");
  expect(cedisInWords("soon")).toBe("GH₵0.00");
});
