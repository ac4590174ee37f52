/** What stands in the three fields of a date, as it was typed. */
export type DateParts = { day: string; month: string; year: string };

/**
 * The parts of a date as it is written on a page or in a message: 2001-04-23, 23/04/2001, 23.4.2001, 23 April 2001.
 * `undefined` when it is none.
 *
 * @example
 * partsOf("23/04/2001"); // { day: "23", month: "4", year: "2001" }
 */
export function partsOf(text: string): DateParts | undefined {
  const [, isoYear, isoMonth, isoDay] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text) ?? [];
  const [, day = isoDay, written = isoMonth, year = isoYear] =
    /^\s*(\d{1,2})(?:st|nd|rd|th)?[\s./-]+(\d{1,2}|[a-z]{3,9})\.?[\s./,-]+(\d{4})\s*$/i.exec(text) ?? [];
  const month = monthNumber(written ?? "");
  return day && month && year ? { day: String(Number(day)), month: String(month), year } : undefined;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** 4 for "4", "04", "apr", "April". */
function monthNumber(text: string): number | undefined {
  const number = /^\d+$/.test(text) ? Number(text) : months.indexOf(text.slice(0, 3).toLowerCase()) + 1;
  return number || undefined;
}

/**
 * One text of three: YYYY-MM-DD where each part can stand for itself, "" when nothing is typed. Whether there is such a day
 * is for the rules of the form to say: nothing that is typed gets lost here.
 *
 * @example
 * dateOf({ day: "3", month: "april", year: "2001" }); // "2001-04-03"
 */
export function dateOf({ day, month, year }: DateParts): string {
  const parts = [
    year.trim(),
    String(monthNumber(month.trim()) ?? month.trim()).padStart(2, "0"),
    day.trim().padStart(2, "0"),
  ];
  return day || month || year ? parts.join("-") : "";
}
