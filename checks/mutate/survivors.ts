// Mutations for which no test fails, each with the reason. Any other survivor makes the command fail.

export interface Survivor {
  readonly row: string;
  readonly file: string;
  /** Part of the line before the change. */
  readonly was: string;
  readonly reason: string;
}

export const survivors: readonly Survivor[] = [];
