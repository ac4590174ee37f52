import { memoryTokens } from "./memory-tokens.ts";
import type { TokenStore } from "./token-store.ts";

/**
 * A fixed token, or none. No response replaces it, because a client that serves several people must not keep anyone's
 * login.
 */
export const ownToken = (token?: string): TokenStore => ({ ...memoryTokens(token), set: () => {} });
