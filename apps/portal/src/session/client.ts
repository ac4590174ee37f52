import { createKwanWith, intentKeys, type KwanOptions, type Nouns } from "@kwan/sdk";
import { isPublicPath, paths } from "../paths.ts";
import { loginAgain } from "./login-again.ts";
import { noteServerTime } from "./server-clock.ts";
import { session } from "./session.ts";
import { tokens } from "./tokens.ts";

const layoutOf = (path: string) => (path.startsWith("/extern") ? "extern" : isPublicPath(path) ? "auth" : "default");

const options: KwanOptions = {
  baseUrl: "/api",
  tokens,
  layout: () => layoutOf(location.pathname),
  unauthorizedPath: paths.login,
  // R-STA-02: the frame leaves for the login page as soon as nobody is logged in.
  onUnauthorized: () => session.end(),
  loginAgain: async () => (session.get().authenticated ? loginAgain.ask() : undefined),
  intents: intentKeys(),
  hooks: { onResponse: ({ response }) => noteServerTime(response) },
};

/**
 * The client of the server with the nouns that a feature needs, and no others: a page loads only the calls it makes.
 *
 * @example
 * const kwan = clientOf({ branches });
 */
/* @__NO_SIDE_EFFECTS__ */
export const clientOf = <const N extends Nouns>(nouns: N, own: Partial<KwanOptions> = {}) =>
  createKwanWith({ ...options, ...own }, nouns);

/** For calls that hold passwords and codes: nothing of them is remembered. */
export const forgetful: Partial<KwanOptions> = { intents: undefined };

/** For logging in: calls go without a token, and nobody is sent away for one that is refused. */
export const loggedOutStill: Partial<KwanOptions> = {
  ...forgetful,
  layout: () => "auth",
  tokens: tokens && { get: () => undefined, set: tokens.set, clear: () => undefined },
};
