/** Called during a long operation, with what has been done and the number of rows or documents so far. */
export type OnProgress = (what: string, rows: number) => void;
