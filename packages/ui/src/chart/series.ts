/** A figure in a chart. `null` is a gap: no data, which differs from zero. */
export type Figure = number | null;

/** A named series with one figure for each label. */
export type Series = { name: string; figures: readonly Figure[] };
