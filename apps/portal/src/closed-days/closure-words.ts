import type { ClosedPeriod, Closure } from "@kwan/domain/dates";
import { m } from "#messages";
import { dayInWords, nearDayInWords } from "../words/dates-and-money.ts";

/** Says when and why a branch is closed. */
export const closureInWords = ({ from, until, reason }: Closure): string =>
  from === until
    ? m.branches_closed_on({ day: dayInWords(from), reason })
    : m.branches_closed_from({ from: dayInWords(from), until: dayInWords(until), reason });

/** Says which days a period has. */
export const periodInWords = ({ from, until }: ClosedPeriod): string =>
  from === until
    ? nearDayInWords(from)
    : m.branches_period({ from: nearDayInWords(from), until: nearDayInWords(until) });

/** Says why a branch is closed in a period. */
export const whyInWords = ({ why, reason }: ClosedPeriod): string =>
  why === "closure" ? reason : why === "holiday" ? m.branches_holiday() : m.branches_weekend();
