import { addDays } from "../dates/calendar.ts";
import type { PlainDate } from "../dates/plain-date.ts";

/** The number of days after a decision within which the person concerned can appeal. */
export const appealDays = 30;

/**
 * Returns the last day on which an appeal against a decision is possible.
 *
 * @example
 * lastDayToAppeal("2026-11-21"); // "2026-12-21"
 */
export const lastDayToAppeal = (decidedOn: PlainDate): PlainDate => addDays(decidedOn, appealDays);

export const appealStates = ["open", "upheld", "withdrawn"] as const;
/** The status of an appeal: it is open, the decision has been upheld, or the decision has been reversed. */
export type AppealState = (typeof appealStates)[number];
