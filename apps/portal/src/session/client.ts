import { createKwanWith, type KwanOptions, type Nouns } from "@kwan/sdk";
import { isPublicPath, paths } from "../paths.ts";
import { loginAgain } from "./login-again.ts";
import { withOneKeyPerIntent } from "./same-intent.ts";
import { noteServerTime } from "./server-clock.ts";
import { session } from "./session.ts";
import { currentToken, tokens } from "./tokens.ts";

const layoutOf = (path: string) => (path.startsWith("/extern") ? "extern" : isPublicPath(path) ? "auth" : "default");

/** The calls by which somebody logs in, comes to a new password, or confirms a contact. */
const isWayIn = ({ url }: Request) =>
  /^\/api\/(learner\/(login|register)|users\/(complete-login|resend_|verify|password_reset|reset))/.test(
    new URL(url).pathname,
  );

/** Somebody logs in, also in the dialog over a page. On the page itself they confirm a contact of their account. */
const isLoggingIn = () => layoutOf(location.pathname) !== "default" || loginAgain.isAsked();

/** The call by which somebody leaves: it outlives the page that they leave, and nobody is asked to log in for it. */
const isWayOut = ({ url }: Request) => new URL(url).pathname === "/api/users/logout/";

/** Only words are sent and asked for; files take longer. */
const isShort = ({ headers }: Request) =>
  headers.get("accept") === "application/json" && !headers.get("content-type")?.startsWith("multipart/");

/** One try. Its time is its own: who has to log in again in between has all the time that takes. */
const sendOnce = async (request: Request): Promise<Response> => {
  const response = await fetch(request, {
    keepalive: isWayOut(request),
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(isShort(request) ? 30_000 : 120_000)]),
  });
  noteServerTime(response);
  return response;
};

/** Another token than the one a request was refused with: the one that came meanwhile, or the one of a new login. */
async function tokenInsteadOf(refused: Request): Promise<string | undefined> {
  const now = await currentToken();
  return now && refused.headers.get("authorization") !== `Bearer ${now}` ? now : loginAgain.ask();
}

/**
 * Sends a request; where the session has run out in the middle of the work, somebody logs in again and it is sent once more.
 * What anybody may ask is not refused for a token that is dead: it is asked without one.
 */
async function sendOrLoginAgain(request: Request): Promise<Response> {
  if (isWayIn(request) && isLoggingIn()) request.headers.delete("authorization");
  const again = request.clone();
  const response = await sendOnce(request);
  if (response.status !== 401 || isWayOut(request)) return response;
  if (layoutOf(location.pathname) !== "default") {
    if (!again.headers.has("authorization")) return response;
    again.headers.delete("authorization");
    return sendOnce(again);
  }
  const token = session.get().authenticated ? await tokenInsteadOf(request) : undefined;
  if (token === undefined) return response;
  again.headers.set("authorization", `Bearer ${token}`);
  return sendOnce(again);
}

/** What lets somebody in holds passwords and codes, which are not remembered. */
const sendIntent = withOneKeyPerIntent(sendOrLoginAgain);
const send = (request: Request): Promise<Response> =>
  isWayIn(request) ? sendOrLoginAgain(request) : sendIntent(request);

const options: KwanOptions = {
  baseUrl: "/api",
  tokens,
  layout: () => layoutOf(location.pathname),
  unauthorizedPath: paths.login,
  // R-STA-02: the frame leaves for the login page as soon as nobody is logged in.
  onUnauthorized: () => session.end(),
};

/**
 * The client of the server with the nouns that a feature needs, and no others: a page loads only the calls it makes.
 *
 * @example
 * const kwan = clientOf({ branches });
 */
/* @__NO_SIDE_EFFECTS__ */
export const clientOf = <const N extends Nouns>(nouns: N) =>
  createKwanWith({ ...options, fetch: send, timeout: false }, nouns);

/** The file that was on its way stays listed, with the way to send it again. */
const loginAgainOrEnd = async () => {
  if ((await loginAgain.ask()) === undefined) session.end();
};

/**
 * The same for calls that send files: browsers tell how far a file has come only where the request is left to the SDK.
 *
 * @example
 * const kwan = uploadingClientOf({ documents });
 */
/* @__NO_SIDE_EFFECTS__ */
export const uploadingClientOf = <const N extends Nouns>(nouns: N) =>
  createKwanWith({ ...options, onUnauthorized: loginAgainOrEnd }, nouns);
