/**
 * Called during a long operation, with a description of the step and the number of rows or documents processed so far.
 */
export type OnProgress = (what: string, rows: number) => void;
