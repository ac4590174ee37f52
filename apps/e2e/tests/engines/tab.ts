/** A browser tab: the few actions that every engine's protocol supports. `hands.ts` builds the others from them. */
export type Tab = {
  /** Opens a URL and waits until it has loaded. */
  go: (url: string) => Promise<void>;
  /** Evaluates an expression in the page. The result has to be plain data. */
  run: <T>(expression: string) => Promise<T>;
  click: (x: number, y: number) => Promise<void>;
  /** Types into the element that has focus. */
  type: (text: string) => Promise<void>;
  /** Chooses a file in the file input that an expression returns. */
  attach: (expression: string, file: string) => Promise<void>;
  /** Errors that the page has thrown, if the engine reports them. */
  faults: readonly string[];
  close: () => Promise<void>;
};

/** A running browser, which can open tabs. */
export type Engine = {
  version: string;
  /** Opens a tab in which nobody is logged in. */
  open: () => Promise<Tab>;
  close: () => Promise<void>;
};

/** The window size, which is that of a phone. */
export const size = { width: 360, height: 740 } as const;

/** Returns what a promise resolves to, or rejects if it takes too long. */
export function within<T>(milliseconds: number, what: string, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${milliseconds / 1000} s.`)), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
