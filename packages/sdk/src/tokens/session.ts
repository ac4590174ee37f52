import type { TokenStore } from "./token-store.ts";

/** What one request knew of the session when it was sent. */
export interface Sent {
  readonly token: string | undefined;
  readonly epoch: number;
}

/**
 * The token as all requests of one client see it. Reading is plain; keeping and dropping wait for each other, so
 * that of many refusals at once only the first counts, and a late refusal of an old token never drops a newer one.
 */
export function createSession(tokens: TokenStore) {
  /** Grows with every change, so that requests without any token can be told apart too. */
  let epoch = 0;
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };

  return {
    /** The token to send now. */
    async current(): Promise<Sent> {
      const before = epoch;
      return { token: (await tokens.get()) || undefined, epoch: before };
    },
    /** Keeps a token that the server gave. */
    keep: (token: string): Promise<void> =>
      inTurn(async () => {
        epoch += 1;
        await tokens.set(token);
      }),
    /** Drops the token a request was refused with; false where another refusal did so before, or a newer one is there. */
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
