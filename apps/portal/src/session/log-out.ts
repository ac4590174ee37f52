import { auth } from "@kwan/sdk";
import { paths } from "../paths.ts";
import { clientOf } from "./client.ts";
import { session } from "./session.ts";

/** R-STA-02: ends the session on the server and in every tab. The server can be out of reach: here it ends all the same. */
export async function logOut(): Promise<void> {
  await clientOf({ auth })
    .auth.logOut()
    .catch(() => undefined);
  session.end();
  location.assign(paths.login);
}
