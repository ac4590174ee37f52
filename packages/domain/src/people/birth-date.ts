import * as m from "../catalogues/messages.js";
import type { PlainDate } from "../dates/plain-date.ts";
import { requiredDate } from "../dates/required-date.ts";

/**
 * Creates the schema of a date of birth: a real date from 1900 to today.
 *
 * @example
 * z.safeParse(birthDate("2026-11-21"), "2026-11-22").success; // false
 */
// @__NO_SIDE_EFFECTS__
export function birthDate(today: PlainDate) {
  return requiredDate(m.people_date_of_birth, "1900-01-01", today);
}
