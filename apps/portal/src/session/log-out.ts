import { auth } from "@kwan/sdk";
import { clientOf } from "./client.ts";
import { forgetKept } from "./forget-kept.ts";
import { session } from "./session.ts";

/** R-STA-02: ends the session on the server and in every tab, each of which then leaves by itself. The server can be out of reach: here it ends all the same. */
export async function logOut(): Promise<void> {
  await clientOf({ auth })
    .auth.logOut()
    .catch(() => undefined);
  session.end();
  forgetKept();
}
