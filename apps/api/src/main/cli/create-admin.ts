import { ifNotUnique } from "../../platform/db/errors.ts";
import { createAdmin as create } from "../setup/commands/create-admin.ts";
import { command, OperatorError } from "./command.ts";
import { dryRun, prepare, print, withDatabase } from "./with-database.ts";

/** A server that runs finds the messages and sends them. */
const queue = { add: () => Promise.resolve() };

export const createAdmin = command({
  summary: "creates an administrator, so that a new installation can be used",
  about: [
    "Creates an administrator without a password. The owner of the email address sets one with “Forgot password” on the " +
      "portal, and can then create the other members of staff.",
  ],
  options: {
    email: { type: "string", value: "ADDRESS", about: "The administrator's email address." },
    username: { type: "string", value: "NAME", about: "3 to 30 letters, digits, dots or hyphens." },
    "first-name": { type: "string", value: "NAME", about: "The administrator's first name." },
    "last-name": { type: "string", value: "NAME", about: "The administrator's last name." },
    another: { type: "boolean", default: false, about: "Adds an administrator although there already is one." },
    "dry-run": dryRun,
  },
  run: ({ values: { "first-name": first_name, "last-name": last_name, "dry-run": isDryRun, ...rest } }) =>
    withDatabase(async ({ config, db, now, newId }) => {
      await prepare(db, isDryRun);
      const names = { ...(first_name !== undefined && { first_name }), ...(last_name !== undefined && { last_name }) };
      await create({ db, now, newId, queue }, { ...rest, ...names }, isDryRun).catch(
        ifNotUnique(
          () => new OperatorError("There is already an account with this email or username. Choose another."),
        ),
      );
      if (isDryRun) print(`The administrator ${rest.username} can be created. Nothing was changed.`);
      else
        print(
          `Created the administrator ${rest.username}. Set the password at ${config.publicUrl}/auth/forgot-password with the email ${rest.email}.`,
        );
    }),
});
