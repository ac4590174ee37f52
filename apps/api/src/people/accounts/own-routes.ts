import { type Handlers, prepared, versioned } from "../../platform/calls/handler.ts";
import { orNotFound } from "../../platform/domain-error.ts";
import { askForDeletion } from "./commands/ask-for-deletion.ts";
import { keepAccount } from "./commands/keep-account.ts";
import { requirePassword } from "./commands/require-password.ts";
import { updatePreferences } from "./commands/update-preferences.ts";
import { presentAccount, presentPreferences } from "./present.ts";
import { findUser } from "./store.ts";

export const ownAccountRoutes = {
  askForDeletion: prepared(
    (context, { body }) => requirePassword(context, body.current_password),
    (context) => askForDeletion(context),
  ),
  keepAccount: async (context) => versioned(await keepAccount(context), presentAccount),
  getPreferences: async ({ db, actor }) => {
    const user = orNotFound(await findUser(db, actor.id), "account");
    return versioned(user, presentPreferences);
  },
  updatePreferences: async (context, { body, request }) =>
    versioned(await updatePreferences(context, body, request.version), presentPreferences),
} satisfies Partial<Handlers>;
