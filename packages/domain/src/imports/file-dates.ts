import { addDays } from "../dates/calendar.ts";
import { isPlainDate, type PlainDate, plainDateOf } from "../dates/plain-date.ts";
import { languages } from "../language.ts";
import { plainText } from "./plain-text.ts";

/** The orders of day and month in the dates of a file that are written with numbers, such as 5/11/2019. */
export const dateOrders = ["day_first", "month_first"] as const;
/** The order of day and month in the dates of a file, one of `dateOrders`. */
export type DateOrder = (typeof dateOrders)[number];

/** How the dates of a column are read. */
export interface DateReading {
  readonly order: DateOrder;
  /** The latest date that a year of two digits can mean: 20 years from now for an expiry date, today for an issue date. */
  readonly latest: PlainDate;
}

/** Returns both dates that a text with a slash or a hyphen can mean. Each is null if there is no such day. */
export function datesInBothOrders(text: string): Readonly<Record<DateOrder, PlainDate | null>> | null {
  const match = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})$/.exec(text.trim());
  if (!match) return null;
  const [first, second, year] = [Number(match[1]), Number(match[3]), Number(match[4])];
  return { day_first: plainDateOf(year, second, first), month_first: plainDateOf(year, first, second) };
}

/** Excel counts days from here, because it gives 1900 a 29 February. */
const dayZero = "1899-12-30";

/**
 * Parses a date as registers write it: 2026-11-23, 23/11/2026, 23.11.2026, 23-Nov-26, 23 November 2026, November 23,
 * 2026, or the number of days that Excel stores (46349). Numbers do not need leading zeros, because spreadsheets leave
 * them out. Dates with full stops always begin with the day. A year of two digits is the latest one that is possible in
 * its column.
 *
 * @example
 * dateInFile("5-Nov-19", { order: "day_first", latest: "2026-11-23" }); // "2019-11-05"
 */
export function dateInFile(text: string, { order, latest }: DateReading): PlainDate | undefined {
  if (isPlainDate(text)) return text;
  const both = datesInBothOrders(text);
  if (both) return both[order] ?? undefined;
  if (/^\d{5}$/.test(text)) return addDays(dayZero, Number(text));
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  if (dotted) return plainDateOf(Number(dotted[3]), Number(dotted[2]), Number(dotted[1])) ?? undefined;
  const named = /^(\d{1,2})[\s/.-]*(\p{L}{3,})\.?[\s/,-]*(\d{4}|\d{2})$/u.exec(text.normalize("NFC"));
  const [, day, name, year] = named ?? [];
  if (day && name && year) return datedIn(Number(day), name, year, latest);
  const [, first, second, last] = /^(\p{L}{3,})\.?\s+(\d{1,2}),?\s+(\d{4})$/u.exec(text.normalize("NFC")) ?? [];
  return first && second && last ? datedIn(Number(second), first, last, latest) : undefined;
}

function datedIn(day: number, name: string, year: string, latest: PlainDate): PlainDate | undefined {
  const month = monthNamed(name);
  if (month === undefined) return undefined;
  if (year.length === 4) return plainDateOf(Number(year), month, day) ?? undefined;
  const date = plainDateOf(2000 + Number(year), month, day);
  return (date !== null && date <= latest ? date : plainDateOf(1900 + Number(year), month, day)) ?? undefined;
}

let monthNames: readonly (readonly [name: string, month: number])[] | undefined;

/** Returns the month with this name or abbreviation, in any of our languages: Nov, Sept, November, févr. */
function monthNamed(text: string): number | undefined {
  monthNames ??= languages.flatMap((language) => {
    const name = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
    return Array.from(
      { length: 12 },
      (_, month) => [plainText(name.format(Date.UTC(2000, month))), month + 1] as const,
    );
  });
  const word = plainText(text);
  const months = new Set(monthNames.flatMap(([name, month]) => (name.startsWith(word) ? month : [])));
  // "jui" is the beginning of two months in French.
  return months.size === 1 ? [...months][0] : undefined;
}
