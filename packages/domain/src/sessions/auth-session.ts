import * as z from "zod/mini";
import { type User, user } from "../people/user.ts";

/** The key under which the browser stores the session. */
export const authSessionKey = "authenticated";

/**
 * The data that the browser stores about a login (R-ENT-02): whether someone is logged in, the user (once loaded), and
 * where to redirect after the next login. If `authenticated` is true and there is no user, the user has not been loaded
 * yet.
 */
export interface AuthSession {
  readonly authenticated: boolean;
  readonly user: User | null;
  readonly redirect: string;
}

/** The session before login, and after a logout or a 401 response: no user, and the home page as the redirect. */
export const loggedOut: AuthSession = { authenticated: false, user: null, redirect: "/" };

/** Returns whether a redirect is a path on this site, so that no link can send people to another site after login. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\\]*$/.test(path) && path.length <= 2_000;

const schema = /* @__PURE__ */ z.object({
  authenticated: /* @__PURE__ */ z.boolean(),
  user: /* @__PURE__ */ z.nullable(user),
  redirect: /* @__PURE__ */ z._default(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.refine(isOwnPath)), "/"),
});

/**
 * Reads the stored session. Returns a logged-out session if the data is invalid or has been tampered with. Never
 * throws.
 *
 * @example
 * readAuthSession(localStorage.getItem(authSessionKey)); // { authenticated: false, user: null, redirect: "/" }
 */
export function readAuthSession(text: string | null): AuthSession {
  if (text === null || text.length > 20_000) return loggedOut;
  try {
    const read = z.safeParse(schema, JSON.parse(text));
    return read.success ? { ...read.data } : loggedOut;
  } catch {
    return loggedOut;
  }
}

/** Returns the session as a string for the browser to store. */
export const writeAuthSession = (session: AuthSession): string => JSON.stringify(session);

/**
 * Returns the session with the path to redirect to after login. A path that leads to another site is replaced by "/".
 *
 * @example
 * withRedirect(loggedOut, "/services").redirect; // "/services"
 */
export const withRedirect = (session: AuthSession, path: string): AuthSession => ({
  ...session,
  redirect: isOwnPath(path) ? path : "/",
});
