import { memoryTokens } from "./memory-tokens.ts";
import type { TokenStore } from "./token-store.ts";

/** One token, or none, which no answer replaces: a client that several people's requests share must not keep a login. */
export const ownToken = (token?: string): TokenStore => ({ ...memoryTokens(token), set: () => {} });
