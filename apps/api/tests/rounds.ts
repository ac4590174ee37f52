/**
 * The one switch for tests that repeat something many times: fuzz, races, and kill -9. The test command runs the short
 * form of each, which is the same every time. `LONG=1` selects the long form, with a different seed each time.
 */
export const isLong = Boolean(process.env.LONG);

/** The number of rounds in this run. */
export const rounds = ({ short, long }: { readonly short: number; readonly long: number }): number =>
  isLong ? long : short;
