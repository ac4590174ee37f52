import { cookieTokens } from "@kwan/sdk";

const isPlainHttp = () => location.protocol === "http:";

/** The browser's store for the token. It does not exist while pages are prerendered. */
export const tokens = typeof document === "undefined" ? undefined : cookieTokens({ secure: !isPlainHttp() });

export const currentToken = async (): Promise<string | undefined> => tokens?.get();
