/** Receives the progress of a long piece of work. */
export type OnProgress = (what: string, rows: number) => void;
