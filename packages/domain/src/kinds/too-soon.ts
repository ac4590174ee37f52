import type { PlainDate } from "../dates/plain-date.ts";
import { isPlainDate } from "../dates/plain-date.ts";
import { addWorkingDays } from "../dates/working-days.ts";
import type { Tier } from "../fees/cost-items.ts";
import type { Answers } from "./details.ts";
import type { KindRow } from "./row.ts";
import { takesFor } from "./takes.ts";

/**
 * Returns the day on which the applicant needs the card or permit, if it comes before the service is sure to be done when
 * they submit the application today. Returns null if there is enough time, or if the kind asks for no such day.
 *
 * @example
 * // The international permit takes 1 to 3 working days, and 28 November 2026 is a Saturday.
 * neededTooSoon(kinds["international-driving-permit"], { travel_on: "2026-12-01" }, { tier: "standard", today: "2026-11-28" });
 * // "2026-12-01", because the permit may take until 2 December
 */
export function neededTooSoon(
  row: Pick<KindRow, "takes" | "needed_on">,
  answers: Answers,
  { tier, today }: { readonly tier: Tier; readonly today: PlainDate },
): PlainDate | null {
  const day = row.needed_on && answers[row.needed_on];
  if (typeof day !== "string" || !isPlainDate(day)) return null;
  return day < addWorkingDays(today, takesFor(row, tier).max_days) ? day : null;
}
