import { cookieTokens, createKwanWith, type KwanOptions, type Nouns } from "@kwan/sdk";
import { isPublicPath, paths } from "../paths.ts";
import { loginAgain } from "./login-again.ts";
import { session } from "./session.ts";

const layoutOf = (path: string) => (path.startsWith("/extern") ? "extern" : isPublicPath(path) ? "auth" : "default");

const isPlainHttp = () => typeof location !== "undefined" && location.protocol === "http:";

/** Sends a request; where the session has run out in the middle of the work, somebody logs in again and it is sent once more. */
async function sendOrLoginAgain(request: Request): Promise<Response> {
  const again = request.clone();
  const response = await fetch(request);
  const isInside = layoutOf(location.pathname) === "default" && session.get().authenticated;
  if (response.status !== 401 || !isInside) return response;
  const token = await loginAgain.ask();
  if (token === undefined) return response;
  again.headers.set("authorization", `Bearer ${token}`);
  return fetch(again);
}

const tokens = typeof document === "undefined" ? undefined : cookieTokens({ secure: !isPlainHttp() });

const options: KwanOptions = {
  baseUrl: "/api",
  tokens,
  layout: () => layoutOf(location.pathname),
  fetch: sendOrLoginAgain,
  unauthorizedPath: paths.login,
  // R-STA-02: the frame leaves for the login page as soon as nobody is logged in.
  onUnauthorized: () => session.end(),
};

/** The token that is kept now. */
export const currentToken = async (): Promise<string | undefined> => tokens?.get();

/**
 * The client of the server with the nouns that a feature needs, and no others: a page loads only the calls it makes.
 *
 * @example
 * const kwan = clientOf({ branches });
 */
/* @__NO_SIDE_EFFECTS__ */
export const clientOf = <const N extends Nouns>(nouns: N) => createKwanWith(options, nouns);

const { fetch: _, ...withoutFetch } = options;

/**
 * The same for calls that send files: browsers tell how far a file has come only where the request is left to the SDK.
 *
 * @example
 * const kwan = uploadingClientOf({ documents });
 */
/* @__NO_SIDE_EFFECTS__ */
export const uploadingClientOf = <const N extends Nouns>(nouns: N) => createKwanWith(withoutFetch, nouns);
