import { users } from "@kwan/sdk";
import { type LoaderFunctionArgs, redirectDocument } from "react-router";
import { paths } from "../paths.ts";
import { clientOf } from "./client.ts";
import { session } from "./session.ts";

/**
 * R-STA-03: who is not logged in is sent to the login page, and lands where they meant to go afterwards. Where somebody is
 * logged in and their data are missing, those are loaded.
 */
export async function requireSession({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const { authenticated, user } = session.get();
  if (!authenticated) {
    const { pathname, search } = new URL(request.url);
    // A request has no hash; the address of a page that is being opened does.
    const hash = location.pathname === pathname ? location.hash : "";
    session.comeBackTo(pathname + search + hash);
    return redirectDocument(paths.login);
  }
  if (!user) await loadUser();
  return null;
}

/** R-SDK-08: a failure to load the user is only logged; the pages ask for what they need themselves. */
async function loadUser(): Promise<void> {
  try {
    session.begin(await clientOf({ users }).users.me());
  } catch (cause) {
    console.error(cause);
  }
}
