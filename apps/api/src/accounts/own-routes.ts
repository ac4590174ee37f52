import { type HandlersOf, prepared, versioned } from "../calls/handler.ts";
import { notFound } from "../domain-error.ts";
import { askForDeletion } from "./commands/ask-for-deletion.ts";
import { keepAccount } from "./commands/keep-account.ts";
import { updatePreferences } from "./commands/update-preferences.ts";
import { isPassword } from "./passwords.ts";
import { presentPreferences } from "./present.ts";
import { findUser } from "./store.ts";

/** What people decide about their own account. */
export const ownAccountRoutes: HandlersOf<"askForDeletion" | "keepAccount" | "getPreferences" | "updatePreferences"> = {
  askForDeletion: prepared(
    ({ actor, body }) => isPassword(body.current_password, actor.account.password_hash),
    askForDeletion,
  ),
  keepAccount: (asked) => keepAccount(asked, asked.actor),
  getPreferences: async ({ db, actor }) => {
    const user = await findUser(db, actor.id);
    if (!user) throw notFound("account");
    return versioned(presentPreferences(user), user.version);
  },
  updatePreferences: async (asked) => {
    const user = await updatePreferences(asked);
    return versioned(presentPreferences(user), user.version);
  },
};
