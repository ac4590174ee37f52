import * as z from "zod/mini";
import * as m from "../catalogues/messages.js";

/**
 * The letters of the licence classes, in alphabetical order.
 *
 * @example
 * classLetters.includes("E"); // true
 */
export const classLetters = ["A", "B", "C", "D", "E", "F"] as const;

/** The letter of a licence class. */
export type ClassLetter = (typeof classLetters)[number];

/**
 * The classes through which a driver can upgrade (the ladder), lowest first. Each class includes all classes before it.
 *
 * @example
 * classLadder.indexOf("D") > classLadder.indexOf("C"); // true
 */
export const classLadder = ["B", "C", "D", "F"] as const satisfies readonly ClassLetter[];

/**
 * The schema of a class letter. The message for an invalid letter is in the reader's language.
 *
 * @example
 * z.safeParse(classLetter, "G").success; // false
 */
export const classLetter = /* @__PURE__ */ z.enum(classLetters, { error: () => m.classes_invalid() });

const rungOf = (letter: string): number => (classLadder as readonly string[]).indexOf(letter);

const highestRung = (classes: readonly string[]): number => Math.max(-1, ...classes.map(rungOf));

/**
 * Removes every class that a higher one on the ladder includes, and sorts the rest (R-ENT-10). A and E are not on the
 * ladder, so no class includes them. Unknown letters and duplicates are removed too.
 *
 * @example
 * reduceClasses(["C", "B", "A"]); // ["A", "C"]
 */
export function reduceClasses(classes: readonly string[]): ClassLetter[] {
  const held = classLetters.filter((letter) => classes.includes(letter));
  const highest = highestRung(held);
  return held.filter((letter) => rungOf(letter) === -1 || rungOf(letter) === highest);
}

/**
 * Formats the classes as a list (R-ENT-10). In English: 'X only', 'X and Y' or 'X, Y and Z', and '-' if there are
 * none.
 *
 * @example
 * formatClasses(["A", "B", "C"]); // "A and C"
 */
export function formatClasses(classes: readonly string[]): string {
  const letters: string[] = reduceClasses(classes);
  const last = letters.pop();
  if (last === undefined) return "-";
  return letters.length === 0 ? m.classes_only({ letter: last }) : m.classes_and({ others: letters.join(", "), last });
}

/**
 * Returns the class above the highest class that the driver holds on the ladder. Returns B for a driver without any
 * class on the ladder, and null for a driver who holds the top class.
 *
 * @example
 * nextOnLadder(["A", "B"]); // "C"
 */
export function nextOnLadder(classes: readonly string[]): ClassLetter | null {
  return classLadder[highestRung(classLetters.filter((letter) => classes.includes(letter))) + 1] ?? null;
}
