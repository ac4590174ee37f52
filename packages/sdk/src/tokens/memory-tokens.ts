import type { TokenStore } from "./token-store.ts";

/**
 * Creates a store that keeps the token in memory while the program runs. For servers, scripts and tests.
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
