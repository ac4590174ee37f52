import type { TokenStore } from "./token-store.ts";

/** The token with which a request was sent, and the epoch of the session at that time. */
export interface Sent {
  readonly token: string | undefined;
  readonly epoch: number;
}

/**
 * Creates the session that all requests of a client share. Changes to the token are made one after another. If many
 * requests are rejected at the same time, only the first rejection discards the token, and a late rejection of an old
 * token never discards a newer one.
 */
export function createSession(tokens: TokenStore) {
  /**
   * How many times the token has changed. Comparing the counts shows whether the session has changed since a request
   * was sent without a token.
   */
  let epoch = 0;
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };

  return {
    async current(): Promise<Sent> {
      const before = epoch;
      return { token: (await tokens.get()) || undefined, epoch: before };
    },
    /** Stores a token from the server. */
    keep: (token: string): Promise<void> =>
      inTurn(async () => {
        epoch += 1;
        await tokens.set(token);
      }),
    /** Discards the token of a rejected request. Returns false if it has already been discarded or replaced. */
    drop: (sent: Sent): Promise<boolean> =>
      inTurn(async () => {
        const now = (await tokens.get()) || undefined;
        if (now !== sent.token || (now === undefined && sent.epoch !== epoch)) return false;
        epoch += 1;
        await tokens.clear();
        return true;
      }),
  };
}
