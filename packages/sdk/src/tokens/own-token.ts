import { memoryTokens } from "./memory-tokens.ts";
import type { TokenStore } from "./token-store.ts";

/**
 * A fixed token, or none, which no answer replaces: a client shared between several people's requests must not keep
 * a login.
 */
export const ownToken = (token?: string): TokenStore => ({ ...memoryTokens(token), set: () => {} });
