import { auth } from "@kwan/sdk";
import { m } from "#messages";
import { clientOf } from "./client.ts";
import { forgetPersonalData } from "./forget-personal-data.ts";
import { loginNotice } from "./login-notice.ts";
import { session } from "./session.ts";
import { currentToken } from "./tokens.ts";

/** Ends the session in every tab and on the server (R-STA-02). Each tab then opens the login page. */
export async function logOut(): Promise<void> {
  const token = await currentToken();
  const told = clientOf({ auth }).auth.logOut({
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
  });
  loginNotice.leave(m.session_logged_out());
  session.end();
  forgetPersonalData();
  // The server may be unreachable, but the token has already been removed from this browser.
  await told.catch(() => undefined);
}
