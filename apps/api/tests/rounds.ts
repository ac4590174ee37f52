/**
 * The one switch for tests that try something again and again: fuzz, races, and kill -9. Each has a short form, which
 * always does the same, for the test command. `LONG=1` chooses the long form, with another seed each time.
 */
export const isLong = Boolean(process.env.LONG);

/** The number of rounds in this run. */
export const rounds = ({ short, long }: { readonly short: number; readonly long: number }): number =>
  isLong ? long : short;
