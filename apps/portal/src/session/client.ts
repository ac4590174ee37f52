// Loaded before the SDK, because ky looks at what the browser can do when it is loaded.
import "@kwan/sdk/older-browsers";
import { getLanguage } from "@kwan/domain/language";
import { createKwanWith, intentKeys, type KwanOptions, type Nouns } from "@kwan/sdk";
import { base, isPublicPath, pathOf } from "../paths.ts";
import { loginAgain } from "./login-again.ts";
import { noteServerTime } from "./server-clock.ts";
import { session } from "./session.ts";
import { tokens } from "./tokens.ts";
import { isWorkAtRisk } from "./work-at-risk.ts";

const layoutOf = (path: string) =>
  path.startsWith(`${base}/extern`) ? "extern" : isPublicPath(path) ? "auth" : "default";

/** Whether the person has chosen to stay logged out. */
let hasDeclined = false;

/** Asks the person to log in again if they would lose something. Otherwise the login page opens. */
async function askToLogIn(): Promise<string | undefined> {
  const wouldLose = wasWriteRefused || isWorkAtRisk();
  if (!loginAgain.isAsked() && !(session.get().authenticated && wouldLose)) return undefined;
  const token = await loginAgain.ask();
  hasDeclined = token === undefined;
  return token;
}

/** Whether the last response refused something that the person has just sent. */
let wasWriteRefused = false;

const options: KwanOptions = {
  baseUrl: "/api",
  headers: { "accept-language": getLanguage() },
  tokens,
  layout: () => layoutOf(location.pathname),
  unauthorizedPath: pathOf("/auth/login"),
  // Once the session has ended, the layout opens the login page (R-STA-02).
  onUnauthorized: () => (hasDeclined ? session.end() : session.expire()),
  loginAgain: askToLogIn,
  intents: intentKeys(),
  hooks: {
    onResponse: ({ call, response }) => {
      noteServerTime(response);
      wasWriteRefused = response.status === 401 && call.kind === "write";
    },
  },
};

/**
 * Creates an API client with only the groups of calls ("nouns") that a feature needs, so that a page loads no other
 * calls.
 *
 * @example
 * const kwan = clientOf({ branches });
 */
/* @__NO_SIDE_EFFECTS__ */
export const clientOf = <const N extends Nouns>(nouns: N, own: Partial<KwanOptions> = {}) =>
  createKwanWith({ ...options, ...own }, nouns);

/** Options for calls that send passwords or codes. Nothing about these calls is stored on the device. */
export const withoutStoredRequests: Partial<KwanOptions> = { intents: undefined };

/**
 * Options for logging in. Calls are sent without a token, and if one is rejected, the person is not asked to log in.
 */
export const loginOptions: Partial<KwanOptions> = {
  ...withoutStoredRequests,
  layout: () => "auth",
  tokens: tokens && { get: () => undefined, set: tokens.set, clear: () => undefined },
};
