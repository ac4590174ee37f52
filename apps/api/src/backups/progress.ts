/**
 * Called from time to time during a long operation, with a description of the progress and the number of rows processed
 * so far.
 */
export type OnProgress = (what: string, rows: number) => void;
