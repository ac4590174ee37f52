import { cookieTokens } from "./cookie-tokens.ts";
import { ownToken } from "./own-token.ts";
import type { TokenStore } from "./token-store.ts";

/** A cookie where there is a document to keep it. On a server nothing is kept: its clients are shared between people. */
export const defaultTokens = (): TokenStore => (typeof document === "undefined" ? ownToken() : cookieTokens());
