import * as m from "../catalogues/messages.js";
import { inLanguage } from "../in-language.ts";
import type { ClassLetter } from "./class-letters.ts";

/** The authority's rules for a class. */
export type ClassFacts = {
  readonly letter: ClassLetter;
  readonly vehicles: string;
  readonly minAge: number;
  /** `first`: can be a driver's first class. `upgrade`: requires that the class below has been held for some years. */
  readonly obtained: "first" | "upgrade";
};

/**
 * The rules for each class: its vehicles, the minimum age, and how the class is obtained.
 *
 * @example
 * classFacts.F.minAge; // 21
 */
export const classFacts: { readonly [Letter in ClassLetter]: ClassFacts & { readonly letter: Letter } } = {
  A: /* @__PURE__ */ inLanguage({ vehicles: m.classes_vehicles_a }, { letter: "A", minAge: 18, obtained: "first" }),
  B: /* @__PURE__ */ inLanguage({ vehicles: m.classes_vehicles_b }, { letter: "B", minAge: 18, obtained: "first" }),
  C: /* @__PURE__ */ inLanguage({ vehicles: m.classes_vehicles_c }, { letter: "C", minAge: 21, obtained: "upgrade" }),
  D: /* @__PURE__ */ inLanguage({ vehicles: m.classes_vehicles_d }, { letter: "D", minAge: 21, obtained: "upgrade" }),
  E: /* @__PURE__ */ inLanguage({ vehicles: m.classes_vehicles_e }, { letter: "E", minAge: 18, obtained: "first" }),
  F: /* @__PURE__ */ inLanguage({ vehicles: m.classes_vehicles_f }, { letter: "F", minAge: 21, obtained: "upgrade" }),
};
