import { addDays, type PlainDate } from "@kwan/domain";
import { invalidField } from "../domain-error.ts";

/** Days that a report is of, both included. Ghana's clock is UTC all year, so a day is a day of UTC. */
export interface Period {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

const defaultDays = 30;

/** The days asked for; with no end, up to today; with no beginning, the thirty days before the end. */
export function periodOf(
  { from, to }: { readonly from?: PlainDate | undefined; readonly to?: PlainDate | undefined },
  today: PlainDate,
): Period {
  const end = to ?? today;
  const begin = from ?? addDays(end, 1 - defaultDays);
  if (begin > end) throw invalidField(to === undefined ? "from" : "to", "The last day can't be before the first one.");
  return { from: begin, to: end };
}

/** The moments between which a period lies: from the first, up to but not including the second. */
export const momentsOf = ({ from, to }: Period): readonly [string, string] => [
  `${from}T00:00:00.000Z`,
  `${addDays(to, 1)}T00:00:00.000Z`,
];
