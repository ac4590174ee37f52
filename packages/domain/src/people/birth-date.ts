import type { PlainDate } from "../dates/plain-date.ts";
import { requiredDate } from "../dates/schemas.ts";

/**
 * A date of birth: a real date that is not after today and not before 1900.
 *
 * @example
 * z.safeParse(birthDate("2026-11-21"), "2026-11-22").success; // false
 */
// @__NO_SIDE_EFFECTS__
export function birthDate(today: PlainDate) {
  return requiredDate("Date of birth", "1900-01-01", today);
}
