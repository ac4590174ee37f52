/** A change that StrykerJS made to an expression, and what became of it. */
export interface Change {
  /** The file's path from the repository root. */
  readonly file: string;
  readonly line: number;
  /** The code after the change. */
  readonly replacement: string;
  readonly status: string;
}

/** A change that makes no test fail, with the reason. */
export interface Harmless {
  readonly file: string;
  /** The code after the change. */
  readonly is: string;
  readonly reason: string;
}

// An error outside the tests, such as the comparison of the audit log at the end of a file. Without the change there was
// none.
const noticed = new Set(["Killed", "Timeout", "RuntimeError"]);
const unnoticed = new Set(["Survived", "NoCoverage"]);

const isHarmless = ({ file, replacement }: Change, { file: of, is }: Harmless): boolean =>
  file === of && replacement === is;

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
