import type { ClassLetter } from "./class-letters.ts";

/** The authority's rules for a class. */
export type ClassFacts = {
  readonly letter: ClassLetter;
  readonly vehicles: string;
  readonly minAge: number;
  /** `first` can be a first licence; `upgrade` requires years in the class below. */
  readonly obtained: "first" | "upgrade";
};

/**
 * The classes with their vehicles, minimum age and how they are obtained. A, B and E can be first licences; C, D and
 * F are upgrades.
 *
 * @example
 * classFacts.F.minAge; // 21
 */
export const classFacts: { readonly [Letter in ClassLetter]: ClassFacts & { readonly letter: Letter } } = {
  A: { letter: "A", vehicles: "Motorcycles and tricycles", minAge: 18, obtained: "first" },
  B: { letter: "B", vehicles: "Cars, pick-ups and small buses up to 3,000 kg", minAge: 18, obtained: "first" },
  C: { letter: "C", vehicles: "Mini-buses and goods vehicles up to 5,500 kg", minAge: 21, obtained: "upgrade" },
  D: { letter: "D", vehicles: "Larger buses and goods vehicles up to 8,000 kg", minAge: 21, obtained: "upgrade" },
  E: { letter: "E", vehicles: "Tractors, graders, forklifts and earth movers", minAge: 18, obtained: "first" },
  F: { letter: "F", vehicles: "Coaches, heavy and articulated trucks", minAge: 21, obtained: "upgrade" },
};
