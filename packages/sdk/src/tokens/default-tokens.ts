import { cookieTokens } from "./cookie-tokens.ts";
import { ownToken } from "./own-token.ts";
import type { TokenStore } from "./token-store.ts";

/**
 * Keeps the token in a cookie if there is a document. On a server the token is not kept, because several people share
 * the client.
 */
export const defaultTokens = (): TokenStore => (typeof document === "undefined" ? ownToken() : cookieTokens());
