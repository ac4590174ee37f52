/** Receives the progress of a long operation. */
export type OnProgress = (what: string, rows: number) => void;
