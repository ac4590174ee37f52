// Mutations that make no test fail, each with the reason. If any other mutation survives, the command fails.

export interface Survivor {
  readonly row: string;
  readonly file: string;
  /** Part of the line before the change. */
  readonly was: string;
  readonly reason: string;
}

export const survivors: readonly Survivor[] = [];
