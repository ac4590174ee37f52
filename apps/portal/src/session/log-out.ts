import { auth } from "@kwan/sdk";
import { clientOf } from "./client.ts";
import { forgetKept } from "./forget-kept.ts";
import { loginNotice } from "./login-notice.ts";
import { session } from "./session.ts";
import { currentToken } from "./tokens.ts";

/** R-STA-02: ends the session here and in every tab at once, each of which then leaves by itself, and on the server. */
export async function logOut(): Promise<void> {
  const token = await currentToken();
  const told = clientOf({ auth }).auth.logOut({
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
  });
  loginNotice.leave("You have logged out.");
  session.end();
  forgetKept();
  // The server can be out of reach: nobody has the token any more.
  await told.catch(() => undefined);
}
