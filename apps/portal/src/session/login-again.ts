/** Somebody whose session ran out is asked to log in again, in place. All calls that failed meanwhile wait for the one answer. */
type Asked = { answer: Promise<string | undefined>; resolve: (token: string | undefined) => void };

const listeners = new Set<() => void>();
let asked: Asked | undefined;

const tell = () => {
  for (const listener of listeners) listener();
};

export const loginAgain = {
  /** Asks, and answers with the new token; `undefined` when somebody would rather not. */
  ask(): Promise<string | undefined> {
    if (!asked) {
      const { promise, resolve } = Promise.withResolvers<string | undefined>();
      asked = { answer: promise, resolve };
      tell();
    }
    return asked.answer;
  },
  /** The dialog has its answer. */
  answer(token: string | undefined): void {
    const { resolve } = asked ?? {};
    asked = undefined;
    tell();
    resolve?.(token);
  },
  isAsked: () => asked !== undefined,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
