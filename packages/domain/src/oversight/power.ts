/**
 * How many people a power takes. `two` are two members of staff. `filer_and_one` are the person who files the application
 * and one member of staff: the owner files from their own account, or an officer files for somebody at the counter and
 * another one decides. `uninvolved_one` is one member of staff who took no part in what they now judge.
 */
export type People = "one" | "two" | "filer_and_one" | "uninvolved_one";

/**
 * A power of staff: what a call or a decision changes, and what that takes. Columns are written as `table.column`, a new
 * row as `table+`, a removed row as `table-`, and all of these together as `table`.
 */
export interface Power {
  /** What it changes, as the page about security says it. */
  readonly changes: string;
  readonly people: People;
  /** The files or records without which it is refused. Null if it needs none. */
  readonly evidence: string | null;
  /** What the person who uses it has to say: nothing, a reason in words, or a ground from a list as well. */
  readonly ground: "none" | "reason" | "coded";
  /** What the person concerned reads. Null if nothing is sent, because nothing changes for them. */
  readonly told: string | null;
  readonly undone: string;
  /** What it is there to change. Powers that write the same column take the same people and evidence. */
  readonly writes: readonly string[];
  /** Columns that it may change only so that an account may do less than before. */
  readonly narrows: readonly string[];
  /** Records of the work that follow from it, on which nobody's rights or money depend. */
  readonly follows: readonly string[];
}

/** How a record that nobody takes back is corrected. */
export const stays = "It stays; a later record corrects it.";

/** Whether no member of staff can use a power alone. */
export const takesTwo = ({ people }: Pick<Power, "people">): boolean => people === "two" || people === "filer_and_one";

/** Defines a power of one person, which by default needs no evidence and no ground, and of which nobody is told. */
export const power = (
  changes: string,
  writes: readonly string[],
  undone: string,
  more: Partial<Omit<Power, "changes" | "writes" | "undone">> = {},
): Power => ({
  changes,
  people: "one",
  evidence: null,
  ground: "none",
  told: null,
  undone,
  writes,
  narrows: [],
  follows: [],
  ...more,
});
