/** The upper end of each age band in working days, or null for the last band. */
const bandEnds = [5, 10, 20, 40, null] as const;

/** A range of ages in working days, both ends inclusive. */
export interface AgeBand {
  readonly from: number;
  readonly to: number | null;
}

/**
 * The age bands used to report a backlog.
 *
 * @example
 * ageBands[1]; // { from: 6, to: 10 }
 */
export const ageBands: readonly AgeBand[] = bandEnds.map((to, at) => ({
  from: at === 0 ? 0 : Number(bandEnds[at - 1]) + 1,
  to,
}));

/** Returns the index of the band that contains an age. */
export const ageBandOf = (days: number): number => ageBands.findIndex(({ to }) => to === null || days <= to);

/** A number of days, and how many applications took that long. */
export interface DayCount {
  readonly days: number;
  readonly count: number;
}

/**
 * Returns the number of days within which the given share of applications was completed (nearest-rank percentile), or
 * null if there were no applications.
 *
 * @example
 * percentile([{ days: 1, count: 9 }, { days: 30, count: 1 }], 0.9); // 1
 */
export function percentile(taken: readonly DayCount[], share: number): number | null {
  const rank = Math.ceil(taken.reduce((sum, { count }) => sum + count, 0) * share);
  let before = 0;
  for (const { days, count } of taken.toSorted((one, other) => one.days - other.days)) {
    before += count;
    if (before >= rank) return days;
  }
  return null;
}
