import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import vectors from "../../test-vectors/dates.json" with { type: "json" };
import { addDays, addMonths, addMonthsToInstant, addYears, ageOn, daysBetween, reachesAgeOn } from "./calendar.ts";
import { dateFromParts } from "./date-parts.ts";
import { dayOf, isInstant, isSameDay } from "./days.ts";
import { type DateFormat, dateFormats, formatDate } from "./formats.ts";
import { datePartsOf, isPlainDate, type PlainDate, plainDateOf } from "./plain-date.ts";
import { readDate } from "./read-date.ts";
import { requiredDate } from "./required-date.ts";
import { instant, plainDate } from "./schemas.ts";

const formats: readonly DateFormat[] = ["iso", "long", "short"];
const dates = fc
  .date({ min: new Date("1000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
  .map((date) => dayOf(date.toISOString()));

describe("reading and writing dates", () => {
  it.each(vectors.cases)("parses '$input' strictly and formats it in three ways [R-ENT-12]", ({ input, output }) => {
    expect(isPlainDate(input)).toBe(output !== null);
    expect(z.safeParse(plainDate, input).success).toBe(output !== null);
    if (isPlainDate(input)) for (const format of formats) expect(formatDate(input, format)).toBe(output?.[format]);
    else expect(() => formatDate(input as PlainDate, "long")).toThrow(RangeError);
    if (output === null) expect(readDate(input, "iso")).toBeNull();
  });

  it("names the three formats as the product does [R-ENT-12]", () => {
    expect(dateFormats).toEqual({ iso: "YYYY-MM-DD", long: "MMMM DD, YYYY", short: "DD-MM-YYYY" });
  });

  it("parses what it has formatted, in every format [R-ENT-12]", () => {
    fc.assert(
      fc.property(dates, fc.constantFrom(...formats), (date, format) => {
        expect(readDate(formatDate(date, format), format)).toBe(date);
      }),
    );
  });

  it.each([
    ["november 21, 2026", "long"],
    ["November 31, 2026", "long"],
    ["November 1, 2026", "long"],
    ["31-04-2026", "short"],
    ["2026-11-21", "short"],
    ["21-11-2026", "iso"],
    ["29-02-2023", "short"],
    ["x".repeat(1_000_000), "long"],
  ] as const)("refuses '%.20s' as %s", (text, format) => {
    expect(readDate(text, format)).toBeNull();
  });
});

describe("calculating with dates", () => {
  it.each([
    ["2026-01-31", 1, "2026-02-28"],
    ["2024-01-31", 1, "2024-02-29"],
    ["2026-03-31", -1, "2026-02-28"],
    ["2026-11-30", 3, "2027-02-28"],
    ["2026-12-15", 1, "2027-01-15"],
    ["2026-01-15", -1, "2025-12-15"],
    ["2026-05-31", 6, "2026-11-30"],
  ] as const)("%s plus %d months is '%s'", (date, months, result) => {
    expect(addMonths(date, months)).toBe(result);
  });

  it.each([
    ["2024-02-29", 1, "2025-02-28"],
    ["2024-02-29", 4, "2028-02-29"],
    ["2026-11-21", 6, "2032-11-21"],
  ] as const)("%s plus %d years is '%s'", (date, years, result) => {
    expect(addYears(date, years)).toBe(result);
  });

  it.each([
    ["2026-12-31", 1, "2027-01-01"],
    ["2024-02-28", 1, "2024-02-29"],
    ["2023-02-28", 1, "2023-03-01"],
    ["2026-11-21", 90, "2027-02-19"],
    ["2026-03-01", -1, "2026-02-28"],
  ] as const)("%s plus %d days is '%s'", (date, days, result) => {
    expect(addDays(date, days)).toBe(result);
  });

  it.each([
    ["2026-01-31T09:30:00.123Z", 1, "2026-02-28T09:30:00.123Z"],
    ["2026-12-31T23:59:59Z", 1, "2027-01-31T23:59:59Z"],
    ["2024-02-29T00:00:00Z", -12, "2023-02-28T00:00:00Z"],
  ] as const)("%s plus %d months is the same time on '%s'", (instant, months, result) => {
    expect(addMonthsToInstant(instant, months)).toBe(result);
  });

  it("counts the days that were added", () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        fc.pre(date > "1020" && date < "9980");
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  it.each([
    ["a day after the last year", () => addDays("9999-12-31", 1)],
    ["a month after the last year", () => addMonths("9999-12-01", 1)],
    ["a month before the first year", () => addMonths("1000-01-01", -1)],
    ["a year after the last year", () => addYears("9999-01-01", 1)],
    ["half a day", () => addDays("2026-01-01", 0.5)],
    ["half a month", () => addMonths("2026-01-31", 0.5)],
    ["NaN months", () => addMonths("2026-01-31", Number.NaN)],
    ["very many days", () => addDays("2026-01-01", 1e300)],
    ["a month after an invalid instant", () => addMonthsToInstant("2026-11-21T24:00:00Z", 1)],
    ["days from an invalid date", () => addDays("rubbish" as PlainDate, 1)],
    ["months from an invalid date", () => addMonths("2023-02-29", 1)],
    ["days between invalid dates", () => daysBetween("2026-02-30", "2026-03-01")],
    ["an age with an invalid date of birth", () => ageOn("2001-02-29", "2026-11-21")],
    ["an age on an invalid date", () => ageOn("2001-02-28", "today" as PlainDate)],
    ["the day of an invalid instant", () => dayOf("yesterday")],
  ])("throws for %s", (_what, reckon) => {
    expect(reckon).toThrow(RangeError);
  });

  it.each([
    ["2008-11-21", "2026-11-20", 17],
    ["2008-11-21", "2026-11-21", 18],
    ["2008-11-21", "2026-12-01", 18],
    ["2008-02-29", "2026-02-28", 17],
    ["2008-02-29", "2026-03-01", 18],
    ["2008-02-29", "2028-02-28", 19],
    ["2008-02-29", "2028-02-29", 20],
    ["2026-11-21", "2026-11-21", 0],
    ["2026-11-22", "2026-11-21", -1],
  ] as const)("a person born on %s is, on %s, %d years old", (birth, date, age) => {
    expect(ageOn(birth, date)).toBe(age);
  });

  it.each([
    ["2008-02-29", 18, "2026-03-01"],
    ["2008-02-29", 20, "2028-02-29"],
    ["2008-02-28", 18, "2026-02-28"],
    ["2008-11-21", 18, "2026-11-21"],
  ] as const)("a person born on %s reaches the age of %d on %s", (birth, age, date) => {
    expect(reachesAgeOn(birth, age)).toBe(date);
  });

  it("reaches an age on the first day of that age", () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 120 }), (birth, age) => {
        fc.pre(birth > "1000-01-01" && birth < "9870");
        const day = reachesAgeOn(birth, age);
        expect(ageOn(birth, day)).toBe(age);
        expect(ageOn(birth, addDays(day, -1))).toBe(age - 1);
      }),
    );
  });

  it("converts a date to its parts and back", () => {
    fc.assert(
      fc.property(dates, (date) => {
        const parts = datePartsOf(date)!;
        expect(plainDateOf(parts.year, parts.month, parts.day)).toBe(date);
      }),
    );
    expect(plainDateOf(2023, 2, 29)).toBeNull();
    expect(plainDateOf(2026, 1.5, 1)).toBeNull();
  });
});

describe("days and instants", () => {
  it.each([
    ["2026-11-21T09:30:00Z", true],
    ["2026-11-21T09:30:00.123Z", true],
    ["2026-11-21T24:00:00Z", false],
    ["2026-11-21T09:60:00Z", false],
    ["2026-02-30T09:30:00Z", false],
    ["2026-11-21T09:30:00+01:00", false],
    ["2026-11-21T09:30:00", false],
    ["2026-11-21 09:30:00Z", false],
    ["2026-11-21", false],
    [1_795_000_000_000, false],
    [null, false],
  ])("accepts %j as an instant in UTC: %s", (value, valid) => {
    expect(isInstant(value)).toBe(valid);
    expect(z.safeParse(instant, value).success).toBe(valid);
  });

  it.each([
    ["2026-11-21", "2026-11-21T23:59:59Z", true],
    ["2026-11-21T00:00:00Z", "2026-11-21T23:59:59.999Z", true],
    ["2026-11-21T23:59:59Z", "2026-11-22", false],
    ["", "", false],
    ["rubbish", "rubbish", false],
  ])("'%s' and '%s' are on the same day: %s", (one, other, same) => {
    expect(isSameDay(one, other)).toBe(same);
    expect(isSameDay(other, one)).toBe(same);
  });

  it("finds the day of an instant", () => {
    expect(dayOf("2026-11-21T23:59:59Z")).toBe("2026-11-21");
    expect(() => dayOf("2026-11-31")).toThrow(RangeError);
  });
});

describe("a date typed in three boxes", () => {
  it.each([
    ["29", "2", "2024", { date: "2024-02-29" }],
    [" 1 ", "03", "1957", { date: "1957-03-01" }],
    [6, 3, 1957, { date: "1957-03-06" }],
    ["31", "12", "1000", { date: "1000-12-31" }],
    ["", "2", "2024", { part: "day", message: "Enter a day from 1 to 31" }],
    ["0", "2", "2024", { part: "day", message: "Enter a day from 1 to 31" }],
    ["32", "2", "2024", { part: "day", message: "Enter a day from 1 to 31" }],
    ["1e1", "2", "2024", { part: "day", message: "Enter a day from 1 to 31" }],
    ["1", "13", "2024", { part: "month", message: "Enter a month from 1 to 12" }],
    ["1", "0", "2024", { part: "month", message: "Enter a month from 1 to 12" }],
    ["1", "May", "2024", { part: "month", message: "Enter a month from 1 to 12" }],
    ["1", "1", "24", { part: "year", message: "Enter a year with 4 digits" }],
    ["1", "1", "0000", { part: "year", message: "Enter a year with 4 digits" }],
    ["1", "1", "20266", { part: "year", message: "Enter a year with 4 digits" }],
    ["31", "4", "2026", { part: "day", message: "This month has only 30 days" }],
    ["29", "2", "2023", { part: "day", message: "This month has only 28 days" }],
  ])("reads '%s' '%s' '%s' as %j", (day, month, year, result) => {
    expect(dateFromParts(day, month, year)).toEqual(result);
  });
});

describe("a required date", () => {
  const travel = requiredDate("Travel date", "2026-11-21", "2027-11-21");
  it.each([
    [undefined, "Travel date is required"],
    [" ", "Travel date is required"],
    ["2026-02-30", "Travel date must be a real date"],
    ["2026-11-20", "Travel date must be November 21, 2026 or later"],
    ["2027-11-22", "Travel date must be November 21, 2027 or earlier"],
    ["2026-11-21", undefined],
    ["2027-11-21", undefined],
  ])("reports %j with: %s", (value, message) => {
    expect(z.safeParse(travel, value).error?.issues[0]?.message).toBe(message);
  });
});
