import { isPlainDate } from "@kwan/domain";
import { m } from "#messages";
import { dayInWords } from "../words/dates-and-money.ts";

/** From one day to another, both included. An empty end means no limit. */
export type Period = { from: string; to: string };

export type PeriodProblem = { field: keyof Period; message: string };

/**
 * Why nothing can be shown for a period, and which field to correct. `undefined` if nothing is wrong.
 *
 * @example
 * periodProblem({ from: "2026-12-01", to: "2026-11-22" })?.field; // "from"
 */
export function periodProblem({ from, to }: Period): PeriodProblem | undefined {
  if (from && !isPlainDate(from)) return { field: "from", message: m.filters_wrong_start() };
  if (to && !isPlainDate(to)) return { field: "to", message: m.filters_wrong_end() };
  if (from && to && from > to)
    return {
      field: "from",
      message: m.filters_ends_before_start({ from: dayInWords(from), to: dayInWords(to) }),
    };
  return undefined;
}
