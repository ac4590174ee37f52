/**
 * Whether tests that repeat something many times (fuzz, races and kill -9) run in their long form, with a different
 * seed each time. Set `LONG=1` for this. Otherwise, they run in the short form, which is the same every time.
 */
export const isLong = Boolean(process.env.LONG);

export const rounds = ({ short, long }: { readonly short: number; readonly long: number }): number =>
  isLong ? long : short;
