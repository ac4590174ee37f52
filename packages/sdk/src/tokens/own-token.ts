import { memoryTokens } from "./memory-tokens.ts";
import type { TokenStore } from "./token-store.ts";

/**
 * Creates a store with a fixed token, or with none. It ignores the tokens in responses, because a client that serves
 * several people must not use one person's login for the others.
 */
export const ownToken = (token?: string): TokenStore => ({ ...memoryTokens(token), set: () => {} });
