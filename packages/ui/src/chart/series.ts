/** A figure of a chart. `null` is a gap: nobody counted, which is not the same as zero. */
export type Figure = number | null;

/** A row of figures, one for each label. */
export type Series = { name: string; figures: readonly Figure[] };
