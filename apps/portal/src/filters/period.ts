import { isPlainDate, type PlainDate } from "@kwan/domain";
import { m } from "#messages";
import { dayInWords } from "../words/dates-and-money.ts";

/** The first and the last day, both included. An empty day means no limit. */
export type Period = { from: string; to: string };

/** Returns the days of a period, for a call. Leaves out a day that is empty or not a date. */
export const daysOf = ({ from, to }: Period): { from?: PlainDate; to?: PlainDate } => ({
  ...(isPlainDate(from) && { from }),
  ...(isPlainDate(to) && { to }),
});

export type PeriodProblem = { field: keyof Period; message: string };

/**
 * Checks a period. Returns the field to correct and a message, or `undefined` if the period is valid.
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
