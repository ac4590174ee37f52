import { addDays, type PlainDate } from "@kwan/domain";
import { m } from "#messages";
import { invalidField } from "../../platform/domain-error.ts";
import { endOfDay } from "../../platform/end-of-day.ts";

/**
 * The days in a report, including the first and the last. Ghana's time zone is UTC all year, so these are days in UTC.
 */
export interface Period {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

const defaultDays = 30;

/** Returns the requested days. By default, the period is the last thirty days, including today. */
export function periodOf(
  { from, to }: { readonly from?: PlainDate | undefined; readonly to?: PlainDate | undefined },
  today: PlainDate,
): Period {
  const end = to ?? today;
  // The earliest valid date is in the year 1000.
  const begin = from ?? (end < "1000-02-01" ? end : addDays(end, 1 - defaultDays));
  if (begin > end) throw invalidField(to === undefined ? "from" : "to", m.reports_period());
  return { from: begin, to: end };
}

/** Returns the start of a period (inclusive) and its end (exclusive). */
export const momentsOf = ({ from, to }: Period): readonly [string, string] => [`${from}T00:00:00.000Z`, endOfDay(to)];
