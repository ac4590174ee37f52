import type { TokenStore } from "./token-store.ts";

/**
 * Keeps the token for as long as the program runs: for servers, scripts and tests.
 *
 * @example
 * const kwan = createKwan({ baseUrl, tokens: memoryTokens(process.env.KWAN_TOKEN) });
 */
/* @__NO_SIDE_EFFECTS__ */
export function memoryTokens(first?: string): TokenStore {
  let token = first;
  return {
    get: () => token,
    set: (next) => {
      token = next;
    },
    clear: () => {
      token = undefined;
    },
  };
}
