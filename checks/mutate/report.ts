// The table at the end of `pnpm mutate`, and whether the result is good enough.
import { classes } from "./row.ts";
import type { Survivor } from "./survivors.ts";

export interface Result {
  readonly row: string;
  readonly class: string;
  readonly file: string;
  readonly line: number;
  readonly was: string;
  readonly is: string;
  readonly isCaught: boolean;
  /** Whether any test loaded the file. */
  readonly isReached: boolean;
  /** The test that failed. Undefined if no test failed. */
  readonly by: string | undefined;
  /** The file of that test. Undefined if no test failed. */
  readonly failedIn?: string | undefined;
  /** A digest of the tests on which the result depends. */
  readonly proof: string;
  readonly seconds: number;
}

/** The largest share of mutations that can survive with a reason: one in twenty. */
const mayExcuse = 0.05;

export const isExcusedBy = (
  { row, file, was }: Pick<Result, "row" | "file" | "was">,
  excuse: Pick<Survivor, "row" | "file" | "was">,
): boolean => excuse.row === row && excuse.file === file && was.includes(excuse.was);

/**
 * Returns the table, and whether the result is good enough. In a full run, a reason for a mutation that does not
 * survive is also an error.
 */
export function report(
  results: readonly Result[],
  excuses: readonly Survivor[],
  { isWhole }: { isWhole: boolean },
): { text: string; isGood: boolean } {
  const survived = results.filter(({ isCaught }) => !isCaught);
  const unexcused = survived.filter((result) => !excuses.some((excuse) => isExcusedBy(result, excuse)));
  const idle = isWhole ? excuses.filter((excuse) => !survived.some((result) => isExcusedBy(result, excuse))) : [];
  const excused = survived.length - unexcused.length;
  const tooMany = isWhole && excused > results.length * mayExcuse;
  const line = (name: string, of: readonly Result[]) => {
    const caught = of.filter(({ isCaught }) => isCaught).length;
    return `${name.padEnd(12)} ${String(of.length).padStart(9)} ${String(caught).padStart(7)} ${String(of.length - caught).padStart(9)}`;
  };
  const text = [
    "class        mutations  caught  survived",
    ...classes.map((name) =>
      line(
        name,
        results.filter((result) => result.class === name),
      ),
    ),
    line("all", results),
    ...unexcused.map(
      ({ row, file, line, was, is, isReached }) =>
        `\nsurvived: ${row}\n  ${file}:${line}${isReached ? "" : " (no test loads this file)"}\n  - ${was}\n  + ${is}`,
    ),
    ...idle.map(({ row, file, was }) => `\nthe reason for "${row}" in ${file} (${was}) is not needed: delete it`),
    ...(tooMany ? [`\n${excused} survivors have a reason; at most ${mayExcuse * 100} in 100 may.`] : []),
  ].join("\n");
  return { text, isGood: results.length > 0 && unexcused.length === 0 && idle.length === 0 && !tooMany };
}
