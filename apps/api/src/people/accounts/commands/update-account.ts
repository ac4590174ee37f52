import type { BodyOf, updateMe } from "@kwan/contract";
import { m } from "#messages";
import type { ActingAccount } from "../../../platform/acting-account.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context, ReadContext } from "../../../platform/context.ts";
import { ifNotUnique } from "../../../platform/db/errors.ts";
import type { UserRow } from "../../../platform/db/tables.ts";
import { invalidField, orNotFound, stale } from "../../../platform/domain-error.ts";
import { notify } from "../../../platform/notifications/notify.ts";
import { tooMany } from "../../../platform/rate-limits/limits.ts";
import { endSessions } from "../../sessions/store.ts";
import { endOpenCodes } from "../codes-store.ts";
import { requireHardToGuess } from "../guessable-passwords.ts";
import { hashPassword } from "../passwords.ts";
import { masked, presentAccount } from "../present.ts";
import { isContactOf, lockUser, updateUser } from "../store.ts";
import { readEmail, readPhone } from "../targets.ts";
import { requirePassword, wrongPassword } from "./require-password.ts";
import { sendCode } from "./send-code.ts";

type Changes = BodyOf<typeof updateMe>;

interface ChangedAccount {
  readonly changes: Changes;
  readonly version: number | null;
  /** The hash of the new password, if it is being changed. */
  readonly password_hash: string | undefined;
}

/** Returns the changed contact details that the account has not verified yet. */
function newContacts(user: ActingAccount, changes: Changes) {
  const email = changes.email === undefined ? undefined : readEmail(changes.email);
  const phone_number = changes.phone_number === undefined ? undefined : readPhone(changes.phone_number);
  const isKnownEmail = email === user.email?.toLowerCase() && user.is_email_verified;
  const isKnownPhone = phone_number === user.phone_number && user.is_phone_verified;
  return {
    ...(email !== undefined && !isKnownEmail && { pending_email: email }),
    ...(phone_number !== undefined && !isKnownPhone && { pending_phone_number: phone_number }),
  };
}

/**
 * Changes the caller's own account. A new email address, phone number or password needs the current password, because a
 * stolen session must not be enough to take over the account. New contact details are kept next to the current ones
 * until they are verified, and we send a notification to the current ones. A new password ends all other sessions.
 */
export async function updateAccount(
  context: Context<Actor>,
  { changes, version, password_hash }: ChangedAccount,
): Promise<UserRow> {
  const { tx, deps, actor } = context;
  const user = orNotFound(await lockUser(tx, actor.id), "account");
  if (version !== null && version !== user.version) throw stale(presentAccount(user), user.version);
  if (user.password_hash !== actor.account.password_hash) throw wrongPassword();
  const contacts = newContacts(user, changes);
  const changed = {
    ...(changes.pending_email === null && { pending_email: null }),
    ...(changes.pending_phone_number === null && { pending_phone_number: null }),
    ...(changes.username !== undefined && { username: changes.username }),
    ...(changes.language !== undefined && { language: changes.language }),
    ...contacts,
    ...(password_hash !== undefined && { password_hash }),
  };
  const updated = await updateUser(tx, user.id, changed, deps.now()).catch(
    ifNotUnique(() => invalidField("username", m.accounts_username_taken()), "users_username"),
  );
  for (const target of Object.values(contacts)) {
    const code = await sendCode(context, { purpose: "change", target, user: updated, asker: `account:${user.id}` });
    if ("waitSeconds" in code) throw tooMany(code.waitSeconds);
    // The email address or phone number already belongs to the account, so its owner needs no warning.
    if (isContactOf(user, target)) continue;
    await notify(context, {
      user_id: user.id,
      words: () => ({
        title: m.accounts_new_contact_title(),
        message: m.accounts_new_contact({ contact: masked(target) }),
      }),
      isSecurity: true,
    });
  }
  if (password_hash !== undefined) {
    await endSessions(tx, user.id, { but: actor.session });
    await endOpenCodes(tx, user.id, deps.now());
    await notify(context, {
      user_id: user.id,
      words: () => ({ title: m.accounts_password_changed_title(), message: m.accounts_password_changed() }),
      isSecurity: true,
    });
  }
  await recordAudit(context, {
    action: "update_account",
    entity: "user",
    entity_id: user.id,
    after: {
      ...(changes.username !== undefined && { username: changes.username }),
      ...(changes.language !== undefined && { language: changes.language }),
      contacts: Object.values(contacts).map(masked),
      cancelled: ["pending_email", "pending_phone_number"].filter(
        (name) => changed[name as keyof typeof changed] === null,
      ),
      password: password_hash !== undefined,
    },
  });
  return updated;
}

/**
 * Checks the current password if the changes need it, and hashes the new one. This happens before the transaction,
 * because hashing is slow.
 */
export async function hashForChange(
  context: ReadContext<Actor>,
  { current_password, password1, email, phone_number, username }: Changes,
): Promise<string | undefined> {
  const { account } = context.actor;
  if (password1 === undefined && Object.keys(newContacts(account, { email, phone_number })).length === 0)
    return undefined;
  if (current_password === undefined) throw invalidField("current_password", m.accounts_password_needed());
  await requirePassword(context, current_password);
  if (password1 === undefined) return undefined;
  requireHardToGuess(password1, account, { username, email, phone_number });
  return hashPassword(password1);
}
