import { cookieTokens } from "./cookie-tokens.ts";
import { memoryTokens } from "./memory-tokens.ts";
import type { TokenStore } from "./token-store.ts";

/** A cookie where there is a document to keep it, else memory. */
export const defaultTokens = (): TokenStore => (typeof document === "undefined" ? memoryTokens() : cookieTokens());
