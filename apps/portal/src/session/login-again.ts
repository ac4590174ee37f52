import { createListeners } from "../listeners/listeners.ts";

type PendingLogin = { answer: Promise<string | undefined>; resolve: (token: string | undefined) => void };

const listeners = createListeners();
let pending: PendingLogin | undefined;

/**
 * Asks a person whose session has expired to log in again, without leaving the page. The calls that failed wait until
 * the person has logged in or declined.
 */
export const loginAgain = {
  /** Asks the person to log in. Resolves to the new token, or to `undefined` if the person declines. */
  ask(): Promise<string | undefined> {
    if (!pending) {
      let resolve: PendingLogin["resolve"] = () => undefined;
      const answer = new Promise<string | undefined>((settle) => {
        resolve = settle;
      });
      pending = { answer, resolve };
      listeners.notify();
    }
    return pending.answer;
  },
  /** The dialog calls this with the result. */
  answer(token: string | undefined): void {
    const { resolve } = pending ?? {};
    pending = undefined;
    listeners.notify();
    resolve?.(token);
  },
  isAsked: () => pending !== undefined,
  subscribe: listeners.subscribe,
};
