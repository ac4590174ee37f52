import * as m from "../../catalogues/messages.js";
import { type ClassLetter, nextOnLadder } from "../../classes/class-letters.ts";
import { addYears } from "../../dates/calendar.ts";
import { figures } from "../../licences/figures.ts";
import { noRemedy, wait } from "../remedies.ts";
import type { Requirement } from "../requirement.ts";
import { heldLetters, heldSince, holdClass, reachesClassOn, topClassSettledOn } from "./held-classes.ts";

/** The driver does not already hold the class that they want to learn or add. */
export const classNotHeld: Requirement = {
  code: "class_held",
  isMet: ({ record, class: letter }) => letter === null || heldSince(record, letter) === null,
  reason: ({ class: letter }) => m.eligibility_class_held({ letter: letter ?? "" }),
  remedy: (query, on) =>
    onLadder.isMet(query, on) && notAtTop.isMet(query, on)
      ? noRemedy(m.eligibility_other_class_or_upgrade(), "upgrading-drivers-license")
      : noRemedy(m.eligibility_other_class()),
};

/** The driver holds class B, the lowest class on the ladder, or a class above it. */
export const onLadder: Requirement = {
  code: "not_on_ladder",
  isMet: ({ record }) => heldSince(record, "B") !== null,
  reason: () => m.eligibility_not_on_ladder(),
  remedy: ({ record }, on) => holdClass(record, "B", on),
};

/** The driver does not hold F, the highest class on the ladder. */
export const notAtTop: Requirement = {
  code: "top_of_ladder",
  isMet: ({ record }) => nextOnLadder(heldLetters(record)) !== null,
  reason: () => m.eligibility_top_of_ladder(),
  remedy: () => noRemedy(m.eligibility_top_of_ladder_remedy()),
};

/** The driver has held their highest class on the ladder for two years. */
export const topClassSettled: Requirement = {
  code: "class_too_new",
  isMet: ({ record }, on) => on >= topClassSettledOn(record, on),
  reason: () => m.eligibility_class_too_new({ years: figures.years_in_class_below }),
  remedy: ({ record }, on) => wait(topClassSettledOn(record, on)),
};

/**
 * Requires that the driver has held this class, or a higher one on the ladder, for two years. Drivers who hold neither
 * have to get the class first.
 */
export const heldForYears = (letter: ClassLetter): Requirement => ({
  code: "class_too_new",
  isMet: ({ record }, on) => {
    const since = heldSince(record, letter);
    return since !== null && on >= addYears(since, figures.years_in_class_below);
  },
  reason: () => m.eligibility_class_not_held_long({ letter, years: figures.years_in_class_below }),
  remedy: ({ record }, on) => {
    const since = heldSince(record, letter);
    return since === null ? holdClass(record, letter, on) : wait(addYears(since, figures.years_in_class_below));
  },
});

/** The driver holds class D or F, one of which is required for hazardous goods. */
export const hasHeavyClass: Requirement = {
  code: "heavy_class_missing",
  isMet: ({ record }) => heldSince(record, "D") !== null,
  reason: () => m.eligibility_heavy_class_missing(),
  remedy: ({ record }, on) => ({
    do: "hold_class",
    class: "D",
    ready_on: reachesClassOn(record, "D", on),
    text: m.eligibility_upgrade_to_d(),
  }),
};
