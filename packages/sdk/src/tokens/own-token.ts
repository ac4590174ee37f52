import { memoryTokens } from "./memory-tokens.ts";
import type { TokenStore } from "./token-store.ts";

/**
 * Creates a store with a fixed token, or with none. A token in a response does not replace it, because a client that
 * serves several people must not keep anyone's login.
 */
export const ownToken = (token?: string): TokenStore => ({ ...memoryTokens(token), set: () => {} });
