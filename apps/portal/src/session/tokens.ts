import { cookieTokens } from "@kwan/sdk";

const isPlainHttp = () => location.protocol === "http:";

/** Where the token of this browser is kept; nowhere while a page is written at build time. */
export const tokens = typeof document === "undefined" ? undefined : cookieTokens({ secure: !isPlainHttp() });

/** The token that is kept now. */
export const currentToken = async (): Promise<string | undefined> => tokens?.get();
