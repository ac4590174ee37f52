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
  let pendingLogin: Promise<Sent | undefined> | undefined;

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };

  const current = async (): Promise<Sent> => {
    const before = epoch;
    return { token: (await tokens.get()) || undefined, epoch: before };
  };

  const keep = (token: string): Promise<void> =>
    inTurn(async () => {
      epoch += 1;
      await tokens.set(token);
    });

  async function logIn(ask: () => Promise<string | undefined>): Promise<Sent | undefined> {
    const token = await ask();
    if (!token) return undefined;
    if ((await current()).token !== token) await keep(token);
    // The store may keep no token, so the token is passed on.
    return { token, epoch };
  }

  return {
    current,
    /** Stores a token from the server. */
    keep,
    /** Asks for a new login and stores its token. Calls that need one at the same time share the login. */
    renew(ask: () => Promise<string | undefined>): Promise<Sent | undefined> {
      pendingLogin ??= logIn(ask).finally(() => {
        pendingLogin = undefined;
      });
      return pendingLogin;
    },
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
