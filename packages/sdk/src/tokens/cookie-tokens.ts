import { InputError } from "../errors/input-error.ts";
import { oneMonth, type TokenStore } from "./token-store.ts";

/** Options for {@link cookieTokens}. */
export interface CookieOptions {
  /** The name of the cookie. Default: `kwan_token`. */
  readonly name?: string;
  /** The lifetime in seconds. Default: one month. */
  readonly maxAge?: number;
  /**
   * Whether the cookie is only sent over https. Default: true. Set it to false only for development over plain http on
   * a host other than localhost.
   */
  readonly secure?: boolean;
  /** The document whose cookies are used. Default: the page's document. */
  readonly document?: { cookie: string };
}

/**
 * Creates a store that keeps the token in a cookie for the whole site, Secure and SameSite=Lax, by default for one
 * month. Browsers use this store by default.
 *
 * @example
 * const kwan = createKwan({ baseUrl: "/api", tokens: cookieTokens({ name: "portal_token" }) });
 */
/* @__NO_SIDE_EFFECTS__ */
export function cookieTokens(options: CookieOptions = {}): TokenStore {
  const { name = "kwan_token", maxAge = oneMonth, secure = true, document: page = globalThis.document } = options;
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name))
    throw new InputError(`A cookie cannot be named "${name}". Use letters, digits, "_" and "-".`);
  if (!page) throw new InputError("There is no document to keep a cookie in. Use memoryTokens() outside browsers.");

  const write = (value: string, age: number): void => {
    page.cookie = `${name}=${value}; Max-Age=${age}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
  };
  return {
    get: () => {
      const pair = page.cookie.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
      const value = pair?.slice(name.length + 1);
      return value ? readable(value) : undefined;
    },
    set: (token) => write(encodeURIComponent(token), maxAge),
    clear: () => write("", 0),
  };
}

/** Decodes a cookie's value, or returns it unchanged if its encoding is not valid. */
const readable = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};
