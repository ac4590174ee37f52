import * as m from "../catalogues/messages.js";
import { type ClassLetter, classLetters } from "./class-letters.ts";

const vehicles: Readonly<Record<ClassLetter, () => string>> = {
  A: m.classes_vehicles_a,
  B: m.classes_vehicles_b,
  C: m.classes_vehicles_c,
  D: m.classes_vehicles_d,
  E: m.classes_vehicles_e,
  F: m.classes_vehicles_f,
};

/** The options of a field for licence classes: each letter with the vehicles that the class covers. */
export const classOptions = Object.fromEntries(
  classLetters.map((letter) => [letter, () => `${letter}: ${vehicles[letter]()}`]),
) as Record<ClassLetter, () => string>;
