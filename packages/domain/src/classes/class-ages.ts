import { reachesAgeOn } from "../dates/calendar.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import { figures } from "../licences/figures.ts";
import type { HeldClass } from "../licences/license.ts";
import type { ClassLetter } from "./class-letters.ts";

const forHeavyVehicles: readonly ClassLetter[] = ["C", "D", "F"];

/**
 * Returns the minimum age, in years, for holding a class.
 *
 * @example
 * minimumAgeFor("C"); // 21
 */
export const minimumAgeFor = (letter: ClassLetter): number =>
  forHeavyVehicles.includes(letter) ? figures.commercial_age_years : figures.minimum_age_years;

/**
 * Returns the classes that a person with this date of birth was too young to hold when they got them. Used to check a
 * corrected date of birth before it is saved.
 *
 * @example
 * classesHeldTooYoung("2012-01-01", [{ letter: "B", since: "2024-03-01" }]); // ["B"]
 */
export const classesHeldTooYoung = (date_of_birth: PlainDate, held: readonly HeldClass[]): ClassLetter[] =>
  held
    .filter(({ letter, since }) => reachesAgeOn(date_of_birth, minimumAgeFor(letter)) > since)
    .map(({ letter }) => letter);
