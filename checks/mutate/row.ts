// A row of the table of mutations: a pattern in the source, and what replaces it. A pattern must be found in at least as
// many places as its row says, so that code which takes another form cannot escape unnoticed.

/** The classes of promises that a mutation breaks. */
export const classes = [
  "ownership",
  "refusals",
  "expiry",
  "limits",
  "locks",
  "signatures",
  "amounts",
  "audit rows",
  "order",
  "boundaries",
  "duties",
] as const;

export interface Row {
  /** What is wrong after the change. */
  readonly name: string;
  readonly class: (typeof classes)[number];
  /** The files that are searched, as globs from the root. */
  readonly files: readonly string[];
  readonly except?: readonly string[];
  /** Finds the places. It is global, and matches within one statement. */
  readonly find: RegExp;
  /** Lines that are left alone, because the change makes no difference there. */
  readonly skip?: RegExp;
  /** The replacement, with $1 for the first group. */
  readonly to: string;
  /** The number of places that it finds at least. */
  readonly places: number;
  /** The number of places that are mutated. The default is all of them. */
  readonly take?: number;
}
