import { addDays, addMonths, isPlainDate } from "@kwan/domain";
import { getLanguage } from "@kwan/domain/language";
import { dayInWords } from "../../../words/dates-and-money.ts";

const monthInWords = (month: string): string =>
  new Date(`${month}-01`).toLocaleDateString(getLanguage(), { month: "long", year: "numeric", timeZone: "UTC" });

/**
 * Returns every day or month from the first to the last group, with its label. A report only has groups for dates with
 * figures, and a line chart of those dates alone would hide the gaps.
 *
 * @example
 * datesBetween([{ key: "2026-04" }, { key: "2026-06" }]).map(({ key }) => key); // ["2026-04", "2026-05", "2026-06"]
 */
export function datesBetween(groups: readonly { readonly key: string }[]): { key: string; label: string }[] {
  const [first = "", last = ""] = [groups[0]?.key, groups.at(-1)?.key];
  const isMonthly = first.length === "2026-04".length;
  const dates: { key: string; label: string }[] = [];
  let day = isMonthly ? `${first}-01` : first;
  while (isPlainDate(day) && day.slice(0, last.length) <= last)
    if (isMonthly) {
      const key = day.slice(0, 7);
      dates.push({ key, label: monthInWords(key) });
      day = addMonths(day, 1);
    } else {
      dates.push({ key: day, label: dayInWords(day) });
      day = addDays(day, 1);
    }
  return dates;
}
