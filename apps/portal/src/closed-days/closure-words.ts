import type { PlainDate } from "@kwan/domain";
import { type ClosedPeriod, type Closure, formatDate } from "@kwan/domain/dates";
import { m } from "#messages";
import { dayInWords, weekdayInWords } from "../words/dates-and-money.ts";

/** Says when and why a branch is closed. */
export const closureInWords = ({ from, until, reason }: Closure): string =>
  from === until
    ? m.branches_closed_on({ day: dayInWords(from), reason })
    : m.branches_closed_from({ from: dayInWords(from), until: dayInWords(until), reason });

const shortDay = (day: PlainDate): string =>
  m.branches_weekday({ weekday: weekdayInWords(day), day: formatDate(day, "short") });

/** Says which days a period has. */
export const periodInWords = ({ from, until }: ClosedPeriod): string =>
  from === until ? shortDay(from) : m.branches_period({ from: shortDay(from), until: shortDay(until) });

/** Says why a branch is closed in a period. */
export const whyInWords = ({ why, reason }: ClosedPeriod): string =>
  why === "closure" ? reason : why === "holiday" ? m.branches_holiday() : m.branches_weekend();
