import { addDays } from "../dates/calendar.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import { limits } from "./training.ts";

/** A result of a practical test. */
interface Result {
  readonly tested_on: PlainDate;
  readonly is_passed: boolean;
}

/**
 * Returns the number of the attempt that each result belongs to, from 1. The results are in order, oldest first. A second
 * result for a day corrects the first, and belongs to the same attempt.
 *
 * @example
 * attemptNumbers([{ tested_on: "2026-11-02" }, { tested_on: "2026-11-02" }, { tested_on: "2026-11-20" }]); // [1, 1, 2]
 */
export const attemptNumbers = (results: readonly Pick<Result, "tested_on">[]): number[] => {
  const days = [...new Set(results.map(({ tested_on }) => tested_on))];
  return results.map(({ tested_on }) => days.indexOf(tested_on) + 1);
};

/** The next practical test of someone who has failed. */
export interface Retest {
  /** The number of the next attempt. */
  readonly attempt: number;
  /** The first day on which the test can be taken again. */
  readonly from: PlainDate;
}

/**
 * Returns the next attempt of someone whose latest practical test was failed, or null. The results are in order, oldest
 * first.
 *
 * @example
 * retestAfter([{ tested_on: "2026-11-20", is_passed: false }]); // { attempt: 2, from: "2026-11-27" }
 */
export function retestAfter(results: readonly Result[]): Retest | null {
  const last = results.at(-1);
  if (!last || last.is_passed) return null;
  const [attempts = 0] = attemptNumbers(results).slice(-1);
  return { attempt: attempts + 1, from: addDays(last.tested_on, limits.retest_after.value) };
}
