import { isEmail, personName } from "@kwan/domain";
import { getLanguage } from "@kwan/domain/language";
import * as z from "zod/mini";
import { m } from "#messages";
import { tellAdmins } from "../../../office/staff/commands/tell-admins.ts";
import { insertUser, lockAdmins, updateUser } from "../../../people/accounts/store.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import { type Server, systemContext } from "../../../platform/context.ts";
import { inTransactionOrDryRun } from "../../../platform/db/transaction.ts";
import { OperatorError } from "../../../platform/operator-error.ts";
import { closeSetup } from "../store.ts";

export interface NewAdmin {
  readonly email: string;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  /** Allows another administrator to be added when one already exists. */
  readonly another: boolean;
}

const schema = z.object({
  email: z.string("Give --email").check(z.refine(isEmail, "--email is not a valid email address")),
  username: z
    .string("Give --username")
    .check(z.regex(/^[\w.-]{3,30}$/, "--username has 3 to 30 letters, digits, dots or hyphens")),
  first_name: personName("--first-name"),
  last_name: personName("--last-name"),
  another: z.boolean(),
});

/**
 * Creates the first administrator of an installation, or an additional one if `another` is set. The account has no
 * password until the owner of the email address sets one with a password reset.
 */
export async function createAdmin(
  deps: Pick<Server, "db" | "now" | "newId" | "queue">,
  input: Partial<NewAdmin>,
  isDryRun = false,
): Promise<void> {
  const read = z.safeParse(schema, input);
  if (!read.success) throw new OperatorError(read.error.issues.map(({ message }) => `${message}.`).join(" "));
  const { email, username, first_name, last_name, another } = read.data;
  await inTransactionOrDryRun(deps.db, isDryRun, async (tx) => {
    // A concurrent set-up waits for this transaction, and then finds that there already is an administrator.
    await closeSetup(tx, deps.now());
    const [present] = await lockAdmins(tx);
    if (present && !another)
      throw new OperatorError(
        `There is already an administrator, ${present.username}. They can create others under Staff. If nobody can log in as one, run this again with --another.`,
      );
    const id = deps.newId("usr");
    await tellAdmins({ tx, deps: deps as Server }, null, () => ({
      title: m.staff_admin_added_title(),
      message: m.staff_admin_added({ username }),
    }));
    const account = { id, username, email: email.toLowerCase(), phone_number: null, first_name, last_name };
    const more = { other_name: null, role: "admin", password_hash: null, language: getLanguage() } as const;
    await insertUser(tx, { ...account, ...more }, deps.now());
    await updateUser(tx, id, { is_email_verified: true }, deps.now());
    await recordAudit(systemContext(tx, deps, "create-admin"), {
      action: "create_admin",
      entity: "user",
      entity_id: id,
      after: { username, another },
    });
  });
}
