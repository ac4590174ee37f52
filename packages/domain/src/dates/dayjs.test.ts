import dayjs from "dayjs";
import "dayjs/locale/fr.js";
import { afterEach, expect, it } from "vitest";
import { addMonths, weekdayOf } from "./calendar.ts";
import { formatDate } from "./formats.ts";
import { readDate } from "./read-date.ts";

afterEach(() => void dayjs.locale("en"));

it("English dates stay English in a program that has chosen another language for dayjs [R-ENT-12]", () => {
  dayjs.locale("fr");
  expect(formatDate("2026-11-01", "long")).toBe("November 01, 2026");
  expect(readDate("November 01, 2026", "long")).toBe("2026-11-01");
  expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
});

it("the language of the program's own dayjs is not changed", () => {
  dayjs.locale("fr");
  formatDate("2026-11-01", "long");
  expect(dayjs("2026-11-01").format("MMMM")).toBe("novembre");
});

it("weekdays begin with Sunday", () => {
  expect(["2026-11-28", "2026-11-29", "2026-11-30"].map((day) => weekdayOf(day as "2026-11-28"))).toEqual([6, 0, 1]);
  expect(() => weekdayOf("2026-02-31")).toThrow(RangeError);
});
