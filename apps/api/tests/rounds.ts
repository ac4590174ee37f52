/**
 * The one switch for tests that repeat something many times: fuzz, races, and kill -9. Each has a short form for the
 * test command, which always does the same. `LONG=1` selects the long form, with a different seed each time.
 */
export const isLong = Boolean(process.env.LONG);

/** The number of rounds in this run. */
export const rounds = ({ short, long }: { readonly short: number; readonly long: number }): number =>
  isLong ? long : short;
