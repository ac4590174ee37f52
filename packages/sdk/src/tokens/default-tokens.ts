import { cookieTokens } from "./cookie-tokens.ts";
import { ownToken } from "./own-token.ts";
import type { TokenStore } from "./token-store.ts";

/**
 * Creates the default store: a cookie if there is a document. On a server nothing is stored, because several people
 * share the client.
 */
export const defaultTokens = (): TokenStore => (typeof document === "undefined" ? ownToken() : cookieTokens());
