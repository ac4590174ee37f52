import * as m from "../catalogues/messages.js";
import { inLanguage } from "../in-language.ts";
import { minimumAgeFor } from "./class-ages.ts";
import type { ClassLetter } from "./class-letters.ts";

/** The authority's rules for a class. */
export type ClassFacts = {
  readonly letter: ClassLetter;
  readonly vehicles: string;
  readonly minAge: number;
  /** `first`: can be a driver's first class. `upgrade`: requires that the class below has been held for some years. */
  readonly obtained: "first" | "upgrade";
};

/* @__NO_SIDE_EFFECTS__ */
const facts = <L extends ClassLetter>(letter: L, vehicles: () => string, obtained: ClassFacts["obtained"]) =>
  inLanguage({ vehicles }, { letter, minAge: minimumAgeFor(letter), obtained });

/**
 * The rules for each class: its vehicles, the minimum age, and how the class is obtained.
 *
 * @example
 * classFacts.F.minAge; // 21
 */
export const classFacts: { readonly [Letter in ClassLetter]: ClassFacts & { readonly letter: Letter } } = {
  A: /* @__PURE__ */ facts("A", m.classes_vehicles_a, "first"),
  B: /* @__PURE__ */ facts("B", m.classes_vehicles_b, "first"),
  C: /* @__PURE__ */ facts("C", m.classes_vehicles_c, "upgrade"),
  D: /* @__PURE__ */ facts("D", m.classes_vehicles_d, "upgrade"),
  E: /* @__PURE__ */ facts("E", m.classes_vehicles_e, "first"),
  F: /* @__PURE__ */ facts("F", m.classes_vehicles_f, "upgrade"),
};
