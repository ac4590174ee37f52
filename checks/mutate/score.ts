/** A change that StrykerJS made to an expression, and what became of it. */
export interface Change {
  /** The file's path from the repository root. */
  readonly file: string;
  readonly line: number;
  /** The line before the change. */
  readonly code: string;
  /** What replaces an expression in it. */
  readonly replacement: string;
  readonly status: string;
}

/** A change that makes no test fail, with the reason. */
export interface Harmless {
  readonly file: string;
  /** Part of the line before the change. */
  readonly was: string;
  /** What replaces an expression in it. */
  readonly is: string;
  readonly reason: string;
}

// An error outside the tests, such as the comparison of the audit log at the end of a file. Without the change there was
// none.
const noticed = new Set(["Killed", "Timeout", "RuntimeError"]);
const unnoticed = new Set(["Survived", "NoCoverage"]);

const isHarmless = ({ file, code, replacement }: Change, { file: of, was, is }: Harmless): boolean =>
  file === of && code.includes(was) && replacement === is;

/**
 * Returns the share of changes that the tests noticed, in percent, rounded down, and those that they did not notice.
 * Changes that cannot run, and changes that have a reason to be harmless, do not count.
 */
export function scoreOf(
  changes: readonly Change[],
  harmless: readonly Harmless[],
): { readonly score: number; readonly counted: number; readonly survived: readonly Change[] } {
  const survived = changes.filter(
    (change) => unnoticed.has(change.status) && !harmless.some((each) => isHarmless(change, each)),
  );
  const caught = changes.filter(({ status }) => noticed.has(status)).length;
  const counted = caught + survived.length;
  return { score: counted === 0 ? 100 : Math.floor((100 * caught) / counted), counted, survived };
}
