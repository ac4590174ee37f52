// A row in the table of mutations: a pattern in the source, and its replacement. The command fails if the pattern is
// found in fewer places than the row says, because that means that the code has been rewritten.

/** The classes of mutations, by the kind of rule that they break. */
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
  /** The name of the row: what is wrong after the change. */
  readonly name: string;
  readonly class: (typeof classes)[number];
  /** The files to search, as globs from the root. */
  readonly files: readonly string[];
  readonly except?: readonly string[];
  /** The pattern. It must be global, and match within one statement. */
  readonly find: RegExp;
  /** Lines that are not changed, because the change would make no difference there. */
  readonly skip?: RegExp;
  /** The replacement, with $1 for the first group. */
  readonly to: string;
  /** The minimum number of places that the pattern must match. The default is one. */
  readonly places?: number;
  /** The number of places to mutate. The default is all of them. */
  readonly take?: number;
}

export const rowsOf = (name: Row["class"], rows: readonly Omit<Row, "class">[]): readonly Row[] =>
  rows.map((row) => ({ ...row, class: name }));
