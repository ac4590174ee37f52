/**
 * A store for the bearer token of the logged-in account. Each method can return a value or a promise.
 *
 * @example
 * const keychain: TokenStore = {
 *   get: () => secureStorage.read("kwan"),
 *   set: (token) => secureStorage.write("kwan", token),
 *   clear: () => secureStorage.remove("kwan"),
 * };
 */
export interface TokenStore {
  /** Returns the token, or undefined if nobody is logged in. */
  get(): string | undefined | Promise<string | undefined>;
  /** Keeps a new token. */
  set(token: string): void | Promise<void>;
  /** Forgets the token, because the person has logged out or the server has rejected it. */
  clear(): void | Promise<void>;
}

/** One month of thirty days in seconds, the lifetime of the server's token. */
export const oneMonth = 30 * 24 * 60 * 60;
