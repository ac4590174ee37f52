import * as z from "zod/mini";
import { type User, user } from "../people/user.ts";

/** The name under which a browser keeps the session. */
export const authSessionKey = "authenticated";

/**
 * What a browser keeps of a login (R-ENT-02): whether there is one, whose it is as far as that is loaded, and where to
 * go after the next login. Authenticated without a user means that the user is still to be loaded.
 */
export interface AuthSession {
  readonly authenticated: boolean;
  readonly user: User | null;
  readonly redirect: string;
}

/** How a session begins, and how it is again after a logout or a 401: nobody, and back to the first page. */
export const loggedOut: AuthSession = { authenticated: false, user: null, redirect: "/" };

/** A way back is a path of this site: an address that leads elsewhere could lure somebody away after a login. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\\]*$/.test(path) && path.length <= 2_000;

const schema = /* @__PURE__ */ z.object({
  authenticated: /* @__PURE__ */ z.boolean(),
  user: /* @__PURE__ */ z.nullable(user),
  redirect: /* @__PURE__ */ z._default(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.refine(isOwnPath)), "/"),
});

/**
 * Reads what the browser kept. What can't be read, or was tampered with, is nobody's session: never an error.
 *
 * @example
 * readAuthSession(localStorage.getItem(authSessionKey)); // { authenticated: false, user: null, redirect: "/" }
 */
export function readAuthSession(kept: string | null): AuthSession {
  if (kept === null || kept.length > 20_000) return loggedOut;
  try {
    const read = z.safeParse(schema, JSON.parse(kept));
    return read.success ? { ...read.data } : loggedOut;
  } catch {
    return loggedOut;
  }
}

/** What the browser keeps of a session. */
export const writeAuthSession = (session: AuthSession): string => JSON.stringify(session);

/**
 * Remembers where somebody wanted to go, for after the login; a way that leads off the site is not taken.
 *
 * @example
 * withRedirect(loggedOut, "/services").redirect; // "/services"
 */
export const withRedirect = (session: AuthSession, path: string): AuthSession => ({
  ...session,
  redirect: isOwnPath(path) ? path : "/",
});
