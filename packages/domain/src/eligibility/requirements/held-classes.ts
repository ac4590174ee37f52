import * as m from "../../catalogues/messages.js";
import { type ClassLetter, classLadder } from "../../classes/class-letters.ts";
import { addYears } from "../../dates/calendar.ts";
import type { PlainDate } from "../../dates/plain-date.ts";
import { figures } from "../../licences/figures.ts";
import type { DriverRecord } from "../record.ts";
import type { Remedy } from "../remedies.ts";
import { oldEnoughOn } from "./people.ts";

export const heldLetters = (record: DriverRecord): ClassLetter[] =>
  record.license?.classes.map((held) => held.letter) ?? [];

/**
 * Returns the day since which the driver has held this class or one above it on the ladder, or null if they hold
 * neither.
 */
export function heldSince(record: DriverRecord, letter: ClassLetter): PlainDate | null {
  const rung = rungOf(letter);
  const covers = (held: ClassLetter) => held === letter || (rung >= 0 && rungOf(held) >= rung);
  const enough = record.license?.classes.filter((held) => covers(held.letter)) ?? [];
  return enough.map((held) => held.since).toSorted()[0] ?? null;
}

const ladder: readonly ClassLetter[] = classLadder;
const rungOf = (letter: ClassLetter): number => ladder.indexOf(letter);

export function topClassSettledOn(record: DriverRecord, on: PlainDate): PlainDate {
  const top = classLadder.findLast((letter) => heldLetters(record).includes(letter));
  const since = top && heldSince(record, top);
  return since ? addYears(since, figures.years_in_class_below) : on;
}

/**
 * Returns the first day on which a driver can hold a class. B is possible at the minimum age for a licence, and each
 * higher class two years after the class below it, but not before the minimum age for higher classes.
 */
export function reachesClassOn(record: DriverRecord, letter: ClassLetter, on: PlainDate): PlainDate {
  const top = Math.max(-1, ...heldLetters(record).map(rungOf));
  let reached = oldEnoughOn(record, figures.minimum_age_years, on);
  let settled = top < 0 ? addYears(reached, figures.years_in_class_below) : topClassSettledOn(record, on);
  for (let rung = Math.max(top, 0); rung < rungOf(letter); rung++) {
    reached = oldEnoughOn(record, figures.commercial_age_years, settled > on ? settled : on);
    settled = addYears(reached, figures.years_in_class_below);
  }
  return reached;
}

/**
 * Creates the remedy for a missing class: obtain it and hold it for long enough. The day takes into account only the
 * driver's age.
 */
export const holdClass = (record: DriverRecord, letter: ClassLetter, on: PlainDate): Remedy => ({
  do: "hold_class",
  class: letter,
  ready_on: addYears(oldEnoughOn(record, figures.minimum_age_years, on), figures.years_in_class_below),
  text: m.eligibility_hold_class({ letter, years: figures.years_in_class_below }),
});
