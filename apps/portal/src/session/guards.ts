import { users } from "@kwan/sdk";
import { type LoaderFunctionArgs, redirectDocument } from "react-router";
import { pathOf } from "../paths.ts";
import { clientOf } from "./client.ts";
import { session } from "./session.ts";

/**
 * Sends a visitor who is not logged in to the login page, and stores the requested page to open it after the login
 * (R-STA-03). Loads the account of a person who is logged in if it is missing.
 */
export async function requireSession({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const { authenticated, user } = session.get();
  if (!authenticated) {
    const { pathname, search } = new URL(request.url);
    // A request has no hash, but the address bar has one on the first load.
    const hash = location.pathname === pathname ? location.hash : "";
    session.comeBackTo(pathname + search + hash);
    return redirectDocument(pathOf("/auth/login"));
  }
  if (!user) await loadUser();
  return null;
}

/**
 * Loads the account into the session. If the call fails, the error is only logged, because each page loads the data
 * that it needs (R-SDK-08).
 */
async function loadUser(): Promise<void> {
  try {
    session.begin(await clientOf({ users }).users.me());
  } catch (cause) {
    console.error(cause);
  }
}
