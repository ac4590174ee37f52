import dayjs from "dayjs";
import "dayjs/locale/fr.js";
import { afterEach, expect, it, vi } from "vitest";
import { addDays, addMonths, daysBetween, weekdayOf } from "./calendar.ts";
import { formatDate } from "./formats.ts";
import { readDate } from "./read-date.ts";

afterEach(() => {
  dayjs.locale("en");
  vi.unstubAllEnvs();
});

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

it("days do not depend on the time zone of the device", () => {
  // Samoa moved across the date line, and had no 30 December 2011.
  vi.stubEnv("TZ", "Pacific/Apia");
  expect(new Date("2011-12-30T00:00").getDate()).toBe(31);
  expect(addDays("2011-12-29", 1)).toBe("2011-12-30");
  expect(daysBetween("2011-12-29", "2011-12-31")).toBe(2);
  expect(formatDate("2011-12-30", "short")).toBe("30-12-2011");
  expect(readDate("30-12-2011", "short")).toBe("2011-12-30");
});
