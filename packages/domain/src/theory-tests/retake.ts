import * as m from "../catalogues/messages.js";
import { addDays } from "../dates/calendar.ts";
import { formatDate } from "../dates/formats.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import { retakeRules } from "./parts.ts";

/** A finished attempt at one part of the theory test. */
export interface Attempt {
  readonly taken_on: PlainDate;
  readonly is_passed: boolean;
}

export type RetakeVerdict =
  | { readonly may_take: true; readonly attempts_left: number }
  | {
      readonly may_take: false;
      readonly because: "passed" | "too_soon" | "attempts_used";
      /**
       * The first day on which the part can be taken. Null if the part cannot be taken again with this learner's
       * licence.
       */
      readonly from: PlainDate | null;
      readonly message: string;
    };

/**
 * Returns whether a part can be taken today, and if not, why and from which day. A passed part cannot be taken again. A
 * failed part can be taken again 14 days after the last attempt. After three failed attempts, the learner needs a new
 * learner's licence.
 *
 * @example
 * mayTake([{ taken_on: "2026-11-10", is_passed: false }], "2026-11-21"); // { may_take: false, … }
 */
export function mayTake(attempts: readonly Attempt[], today: PlainDate): RetakeVerdict {
  if (attempts.some((attempt) => attempt.is_passed))
    return {
      may_take: false,
      because: "passed",
      from: null,
      message: m.theory_tests_passed(),
    };
  const left = retakeRules.attempts - attempts.length;
  if (left <= 0)
    return {
      may_take: false,
      because: "attempts_used",
      from: null,
      message: m.theory_tests_attempts_used({ attempts: retakeRules.attempts }),
    };
  const last = attempts
    .map((attempt) => attempt.taken_on)
    .toSorted()
    .at(-1);
  const from = last === undefined ? today : addDays(last, retakeRules.after_days);
  if (today < from)
    return {
      may_take: false,
      because: "too_soon",
      from,
      message: m.theory_tests_too_soon({ days: retakeRules.after_days, date: formatDate(from, "long") }),
    };
  return { may_take: true, attempts_left: left };
}
