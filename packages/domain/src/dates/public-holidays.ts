import { addDays, weekdayOf } from "./calendar.ts";
import { type PlainDate, requireDate } from "./plain-date.ts";

/**
 * Holidays with a fixed date, as month and day: New Year, Constitution, Independence, Labour, Republic, Founders',
 * Christmas, Boxing Day.
 */
const fixed = ["01-01", "01-07", "03-06", "05-01", "07-01", "09-21", "12-25", "12-26"] as const;

const islamicDay = /* @__PURE__ */ new Intl.DateTimeFormat("en-u-ca-islamic-umalqura", {
  month: "numeric",
  day: "numeric",
  timeZone: "UTC",
});
/** Eid al-Fitr and the day after it, and Eid al-Adha, as month and day in the Islamic calendar. */
const islamic = new Set(["10/1", "10/2", "12/10"]);

export const isWeekend = (day: PlainDate): boolean => weekdayOf(day) % 6 === 0;

/**
 * Returns Easter Sunday, computed by the Gregorian computus: the golden number, the century's corrections, and the
 * Sunday after the full moon.
 */
function easter(year: number): PlainDate {
  const golden = year % 19;
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const [leaps, within] = [Math.floor(century / 4), century % 4];
  const moon =
    (19 * golden + century - leaps - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30;
  const sunday = (32 + 2 * within + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const day = moon + sunday - 7 * late + 114;
  return addDays(`${year}-03-01`, 31 * (Math.floor(day / 31) - 3) + (day % 31));
}

/** Farmers' Day is the first Friday of December. */
const isFarmersDay = (day: PlainDate): boolean =>
  day.slice(5, 7) === "12" && Number(day.slice(8)) <= 7 && weekdayOf(day) === 5;

const isNamed = (day: PlainDate): boolean => {
  const sunday = easter(Number(day.slice(0, 4)));
  return (
    fixed.some((each) => day.endsWith(each)) ||
    day === addDays(sunday, -2) ||
    day === addDays(sunday, 1) ||
    isFarmersDay(day) ||
    islamic.has(islamicDay.format(new Date(`${day}T00:00:00.000Z`)).replace(/ .*$/, ""))
  );
};

/**
 * Whether a day is a public holiday in Ghana. A holiday that falls on a weekend moves to the next Monday, or to the
 * Tuesday if Monday is a holiday too. The dates of the two Eids are calculated, and may differ from the announced dates
 * by a day.
 *
 * @example
 * isPublicHoliday("2027-03-26"); // true: Good Friday
 */
export function isPublicHoliday(day: PlainDate): boolean {
  requireDate(day);
  if (isNamed(day)) return true;
  if (isWeekend(day)) return false;
  // Each holiday on a weekend moves to the next free day after it.
  const since = weekdayOf(day);
  const weekend = [addDays(day, -since - 1), addDays(day, -since)];
  const taken = Array.from({ length: since - 1 }, (_, index) => addDays(day, -(index + 1))).filter(
    (each) => !isNamed(each),
  );
  return weekend.filter(isNamed).length > taken.length;
}
