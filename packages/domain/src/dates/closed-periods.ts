import { addDays } from "./calendar.ts";
import type { PlainDate } from "./plain-date.ts";
import { isPublicHoliday, isWeekend } from "./public-holidays.ts";

/** The days on which a branch is closed, with the first and the last one, and why. */
export interface Closure {
  readonly from: PlainDate;
  readonly until: PlainDate;
  readonly reason: string;
}

/** Why a branch is closed: at the weekend, on a public holiday, or by a decision, for which there is a reason in words. */
export interface ClosedPeriod {
  readonly from: PlainDate;
  readonly until: PlainDate;
  readonly why: "weekend" | "holiday" | "closure";
  /** Empty for weekends and public holidays. */
  readonly reason: string;
}

/**
 * Returns the closure of a branch on a day, or undefined if there is none.
 *
 * @example
 * closureOn([{ from: "2026-12-07", until: "2026-12-08", reason: "Repairs" }], "2026-12-08")?.reason; // "Repairs"
 */
export const closureOn = <C extends Pick<Closure, "from" | "until">>(
  closures: readonly C[],
  day: PlainDate,
): C | undefined => closures.find(({ from, until }) => from <= day && day <= until);

function whyClosed(day: PlainDate, closures: readonly Closure[]): Pick<ClosedPeriod, "why" | "reason"> | undefined {
  const closure = closureOn(closures, day);
  if (closure) return { why: "closure", reason: closure.reason };
  if (isPublicHoliday(day)) return { why: "holiday", reason: "" };
  return isWeekend(day) ? { why: "weekend", reason: "" } : undefined;
}

/**
 * Returns when a branch is closed between two days, both included: at weekends, on public holidays and by its closures.
 * Days after each other that are closed for the same reason are one period.
 *
 * @example
 * // Friday 4 December is Farmers' Day, and the weekend follows.
 * closedPeriods("2026-12-03", "2026-12-06", []).map(({ why }) => why); // ["holiday", "weekend"]
 */
export function closedPeriods(first: PlainDate, last: PlainDate, closures: readonly Closure[]): ClosedPeriod[] {
  const periods: ClosedPeriod[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const closed = whyClosed(day, closures);
    if (!closed) continue;
    const latest = periods.at(-1);
    const isSame = latest?.until === addDays(day, -1) && latest.why === closed.why && latest.reason === closed.reason;
    if (latest && isSame) periods[periods.length - 1] = { ...latest, until: day };
    else periods.push({ from: day, until: day, ...closed });
  }
  return periods;
}
