import { cookieTokens } from "@kwan/sdk";

const isPlainHttp = () => location.protocol === "http:";

/** The store that keeps the token in a cookie. Undefined while pages are prerendered. */
export const tokens = typeof document === "undefined" ? undefined : cookieTokens({ secure: !isPlainHttp() });

export const currentToken = async (): Promise<string | undefined> => tokens?.get();
