import type { BodyOf, updateMe } from "@kwan/contract";
import { note } from "../../audit/append.ts";
import { type Actor, type Asked, type Reply, versioned } from "../../calls/handler.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { DomainError, invalidField, notFound, stale } from "../../domain-error.ts";
import { hashPassword, isCommonest, isPassword } from "../passwords.ts";
import { presentAccount } from "../present.ts";
import { endSessions, lockUser, updateUser } from "../store.ts";
import { readPhone, readTarget } from "../targets.ts";
import { sendCode } from "./send-code.ts";

type Changes = BodyOf<typeof updateMe>;
type Account = ReturnType<typeof presentAccount>;

/**
 * Changes one's own account. A new e-mail or phone number stands unverified until the code that goes there comes
 * back; a new password needs the present one and ends every other session.
 */
export async function updateAccount(
  asked: Asked,
  actor: Actor,
  changes: Changes,
  password_hash: string | undefined,
): Promise<Reply<Account>> {
  const { db, deps, request } = asked;
  const user = await lockUser(db, actor.id);
  if (!user) throw notFound("account");
  if (request.version !== null && request.version !== user.version) throw stale(presentAccount(user), user.version);
  const email = changes.email === undefined ? undefined : readTarget(changes.email, "email");
  const phone_number = changes.phone_number === undefined ? undefined : readPhone(changes.phone_number);
  if (password_hash !== undefined && user.password_hash !== actor.account.password_hash) throw wrongPassword();
  const newEmail =
    email !== undefined && email !== user.email?.toLowerCase() ? { email, is_email_verified: false } : {};
  const newPhone =
    phone_number !== undefined && phone_number !== user.phone_number ? { phone_number, is_phone_verified: false } : {};
  const changed = {
    ...(changes.username !== undefined && { username: changes.username }),
    ...newEmail,
    ...newPhone,
    ...(password_hash !== undefined && { password_hash }),
  };
  const updated = await updateUser(db, user.id, changed, deps.now()).catch((error: unknown) => {
    if (isUniqueViolation(error, "users_username"))
      throw invalidField("username", "This username is taken. Choose another.");
    if (isUniqueViolation(error))
      throw new DomainError("already_exists", { message: "This contact belongs to another account. Use another." });
    throw error;
  });
  for (const target of [...Object.values({ email: newEmail, phone_number: newPhone })].flatMap((each) =>
    Object.values(each),
  ))
    if (typeof target === "string") await sendCode(db, deps, { purpose: "change", target, user_id: user.id });
  if (password_hash !== undefined) await endSessions(db, user.id, { but: actor.session });
  const { password_hash: _, ...told } = changed;
  await note(asked, {
    action: "update_account",
    entity: "user",
    entity_id: user.id,
    after: { ...told, password: password_hash !== undefined },
  });
  return versioned(presentAccount(updated), updated.version);
}

const wrongPassword = (): DomainError =>
  new DomainError("credentials_wrong", {
    fields: { current_password: ["This is not your present password. Check it, or reset it."] },
  });

/** The hash of the new password, where one is wanted: made before the transaction, once the present one was checked. */
export async function hashForChange(
  { account }: Actor,
  { current_password = "", password1 }: Changes,
): Promise<string | undefined> {
  if (password1 === undefined) return undefined;
  if (!(await isPassword(current_password, account.password_hash))) throw wrongPassword();
  if (isCommonest(password1))
    throw invalidField("password1", "This password is one of the first that anybody would try. Choose another.");
  return hashPassword(password1);
}
