/** The text in the three fields of a date. */
export type DateParts = { day: string; month: string; year: string };

/**
 * Parses a pasted date: 2001-04-23, 23/04/2001, 23.4.2001 or 23 April 2001. Returns `undefined` for any other format,
 * but does not check that the date exists.
 *
 * @example
 * partsOf("23/04/2001"); // { day: "23", month: "4", year: "2001" }
 */
export function partsOf(text: string): DateParts | undefined {
  const [, isoYear, isoMonth, isoDay] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text) ?? [];
  const [, day = isoDay, monthText = isoMonth, year = isoYear] =
    /^\s*(\d{1,2})(?:st|nd|rd|th)?[\s./-]+(\d{1,2}|[a-z]{3,9})\.?[\s./,-]+(\d{4})\s*$/i.exec(text) ?? [];
  const month = monthNumber(monthText ?? "");
  return day && month && year ? { day: String(Number(day)), month: String(month), year } : undefined;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Returns 4 for "4", "04", "apr" and "April". */
function monthNumber(text: string): number | undefined {
  const number = /^\d+$/.test(text) ? Number(text) : months.indexOf(text.slice(0, 3).toLowerCase()) + 1;
  return number || undefined;
}

/**
 * Joins the three fields with hyphens: a date becomes YYYY-MM-DD, and three empty fields become "". Parts that are not
 * valid are kept as typed, because the form is responsible for validation.
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

/**
 * Splits a date for the three fields, without leading zeros. Incomplete dates are split too.
 *
 * @example
 * partsOfValue("2001-04-03"); // { day: "3", month: "4", year: "2001" }
 */
export function partsOfValue(value: string): DateParts {
  const [year = "", month = "", day = ""] = value.split("-");
  return { day: day.replace(/^00?/, ""), month: month.replace(/^00?/, ""), year };
}
