import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getLanguage, type Language, setLanguageSource } from "../language.ts";
import { addDays, addMonths, addYears, ageOn, daysBetween, reachesAgeOn } from "./calendar.ts";
import { dateFromParts } from "./date-parts.ts";
import { type DateFormat, formatDate } from "./formats.ts";
import { daysInMonth, isPlainDate, type PlainDate, plainDateOf } from "./plain-date.ts";
import { readDate } from "./read-date.ts";
import recorded from "./recorded.json" with { type: "json" };

// The results in recorded.json are those of the calendar arithmetic that Kwan had before dayjs. They show that dayjs
// changed none of them, and that a newer dayjs does not either. JSON has no NaN or Infinity, so they are strings there.

const date = (value: unknown) => value as PlainDate;

const calls: { readonly [name: string]: (one: unknown, other: unknown, third: unknown) => unknown } = {
  addDays: (day, days) => addDays(date(day), Number(days)),
  addMonths: (day, months) => addMonths(date(day), Number(months)),
  addYears: (day, years) => addYears(date(day), Number(years)),
  daysBetween: (from, to) => daysBetween(date(from), date(to)),
  reachesAgeOn: (birth, age) => reachesAgeOn(date(birth), Number(age)),
  ageOn: (birth, day) => ageOn(date(birth), date(day)),
  daysInMonth: (year, month) => daysInMonth(Number(year), Number(month)),
  plainDateOf: (year, month, day) => plainDateOf(Number(year), Number(month), Number(day)),
  dateFromParts: (day, month, year) => dateFromParts(String(day), String(month), String(year)),
  formatDate: (day, format, language) => inLanguage(language, () => formatDate(date(day), format as DateFormat)),
  readDate: (text, format, language) => inLanguage(language, () => readDate(String(text), format as DateFormat)),
};

function inLanguage<T>(spoken: unknown, work: () => T): T {
  const before = getLanguage();
  setLanguageSource(() => (spoken ?? "en") as Language);
  try {
    return work();
  } finally {
    setLanguageSource(() => before);
  }
}

function resultOf(name: string, args: readonly unknown[]): unknown {
  try {
    return calls[name]?.(args[0], args[1], args[2]);
  } catch (error) {
    return String(error);
  }
}

const firstYear = 1000;
const lastYear = 9999;
const yearsPerHash = 500;

/** The last day of a month of each year, with a different month each year, and 29 February of each leap year. */
function monthEndsOf(year: number): PlainDate[] {
  const month = (year % 12) + 1;
  const leapDay = plainDateOf(year, 2, 29);
  return [date(plainDateOf(year, month, daysInMonth(year, month))), ...(leapDay ? [leapDay] : [])];
}

const upTo = (most: number, step = 1): number[] =>
  Array.from({ length: (2 * most) / step + 1 }, (_, index) => index * step - most);

const sweeps: { readonly [name: string]: (day: PlainDate) => unknown[] } = {
  addMonths: (day) => upTo(24).map((months) => resultOf("addMonths", [day, months])),
  addDays: (day) => upTo(750, 75).map((days) => resultOf("addDays", [day, days])),
  addYears: (day) => upTo(100, 25).map((years) => resultOf("addYears", [day, years])),
  reachesAgeOn: (day) => [16, 17, 18, 70].map((age) => resultOf("reachesAgeOn", [day, age])),
  ageOn: (day) => ["2026-02-28", "2026-03-01", day].map((on) => resultOf("ageOn", [day, on])),
  daysBetween: (day) => ["1000-01-01", "2026-11-28"].map((on) => resultOf("daysBetween", [day, on])),
  formatDate: (day) =>
    ["en", "fr"].flatMap((spoken) =>
      ["iso", "long", "short"].map((format) => resultOf("formatDate", [day, format, spoken])),
    ),
};

/** Hashes the results of a sweep, for the years up to and including each key. */
function hashesOf(sweep: (day: PlainDate) => unknown[]): Record<string, string> {
  const hashes: Record<string, string> = {};
  for (let from = firstYear; from <= lastYear; from += yearsPerHash) {
    const hash = createHash("sha256");
    for (let year = from; year < from + yearsPerHash; year += 1)
      for (const day of monthEndsOf(year)) hash.update(`${day}: ${JSON.stringify(sweep(day))}\n`);
    hashes[from + yearsPerHash - 1] = hash.digest("hex").slice(0, 16);
  }
  return hashes;
}

type Row = [name: string, args: unknown[], result: unknown];

describe("results recorded before dayjs", () => {
  it.each(Object.keys(calls))("%s returns and throws the same [R-ENT-12]", (name) => {
    const rows = (recorded.rows as unknown as Row[]).filter(([called]) => called === name);
    expect(rows).not.toEqual([]);
    expect(rows.map(([, args]) => [name, args, resultOf(name, args)])).toEqual(rows);
  });

  it.each(Object.keys(sweeps))("%s is the same at the ends of months from the year 1000 to 9999", (name) => {
    const sweep = sweeps[name] ?? (() => []);
    expect(hashesOf(sweep)).toEqual((recorded.sweeps as Record<string, unknown>)[name]);
  });
});

/** Days since 1 March of the year 0, by the usual formula, as a second opinion that uses neither Date nor dayjs. */
function serialOf(day: PlainDate): number {
  const [year = 0, month = 0, of = 0] = day.split("-").map(Number);
  const shifted = year - (month < 3 ? 1 : 0);
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + of - 1;
  return 365 * shifted + Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400) + dayOfYear;
}

const anyDay = fc
  .tuple(
    fc.integer({ min: firstYear, max: lastYear }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
  )
  .map(([year, month, day]) => plainDateOf(year, month, day) ?? date(plainDateOf(year, month, 28)));

describe("the calendar", () => {
  it("agrees with a second calculation for any two days", () => {
    fc.assert(
      fc.property(anyDay, anyDay, (from, to) => {
        const days = serialOf(to) - serialOf(from);
        expect(daysBetween(from, to)).toBe(days);
        expect(addDays(from, days)).toBe(to);
      }),
    );
  });

  it("keeps the day of the month, or takes the last day of a shorter month", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -2_000, max: 2_000 }), (from, months) => {
        const [year = 0, month = 0, day = 0] = from.split("-").map(Number);
        const number = year * 12 + month - 1 + months;
        const [thenYear, thenMonth] = [Math.floor(number / 12), (((number % 12) + 12) % 12) + 1];
        if (thenYear < firstYear || thenYear > lastYear) expect(() => addMonths(from, months)).toThrow(RangeError);
        else
          expect(addMonths(from, months)).toBe(
            plainDateOf(thenYear, thenMonth, Math.min(day, daysInMonth(thenYear, thenMonth))),
          );
      }),
    );
  });

  it("refuses fractions, and numbers that are not finite", () => {
    const amounts = fc.oneof(
      fc.integer({ min: -500, max: 500 }).map((whole) => whole + 0.5),
      fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
    );
    fc.assert(
      fc.property(anyDay, amounts, (day, amount) => {
        expect(() => addDays(day, amount)).toThrow(RangeError);
        expect(() => addMonths(day, amount)).toThrow(RangeError);
      }),
    );
  });

  it("reads only the text that it would write", () => {
    const languages = fc.constantFrom<Language>("en", "fr");
    const formats = fc.constantFrom<DateFormat>("iso", "long", "short");
    fc.assert(
      fc.property(
        anyDay,
        formats,
        languages,
        fc.nat(40),
        fc.string({ maxLength: 2 }),
        (day, format, spoken, at, extra) =>
          inLanguage(spoken, () => {
            const text = formatDate(day, format);
            expect(readDate(text, format)).toBe(day);
            const damaged = text.slice(0, at) + extra + text.slice(at + 1);
            const parsed = readDate(damaged, format);
            if (parsed !== null) expect(isPlainDate(parsed) && formatDate(parsed, format)).toBe(damaged);
          }),
      ),
    );
  });
});
