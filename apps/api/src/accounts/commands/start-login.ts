import { type Asked, type Reply, refuse } from "../../calls/handler.ts";
import { DomainError } from "../../domain-error.ts";
import { isUsedUp, tooMany, waitFor } from "../limits.ts";
import { isPassword } from "../passwords.ts";
import { findByTarget, type UserRow } from "../store.ts";
import { type CodeSent, sendCode } from "./send-code.ts";

/** What the password was checked against, before the transaction. */
interface CheckedPassword {
  readonly hash: string | null;
  readonly isRight: boolean;
}

const addressLimit = ({ network }: Asked["request"]) => ({ key: `login:from:${network}`, most: 50, seconds: 900 });

/** An account whose target is verified may log in by it. */
const mayLogIn = (user: UserRow | undefined, target: string): user is UserRow =>
  user?.is_active === true && (target.includes("@") ? user.is_email_verified : user.is_phone_verified);

/** Checks the password before the transaction, because that takes long on purpose. */
export async function checkPassword(
  { db, deps, request }: Asked,
  target: string,
  password: string,
): Promise<CheckedPassword> {
  if (await isUsedUp(db, addressLimit(request), deps.now())) return { hash: null, isRight: false };
  const user = await findByTarget(db, target);
  const hash = mayLogIn(user, target) ? user.password_hash : null;
  return { hash, isRight: await isPassword(password, hash) };
}

/**
 * The first step of logging in. A wrong password and an account that is not there get the same answer after the same
 * work. Ten tries in a quarter of an hour for a target, fifty for an address.
 */
export async function startLogin(
  { db, deps, request }: Asked,
  target: string,
  checked: CheckedPassword,
): Promise<CodeSent | Reply<never>> {
  const limits = [{ key: `login:${target}`, most: 10, seconds: 900 }, addressLimit(request)];
  const waitSeconds = await waitFor(db, limits, deps.now());
  if (waitSeconds !== null) return refuse(tooMany(waitSeconds));
  const user = await findByTarget(db, target);
  // A password that was changed since it was checked is wrong now.
  const isRight = checked.isRight && mayLogIn(user, target) && user.password_hash === checked.hash;
  if (!isRight) return refuse(new DomainError("credentials_wrong", { fields: { non_field_errors: [wrong] } }));
  const code = await sendCode(db, deps, { purpose: "login", target, user_id: user?.id ?? null });
  return "sent" in code ? code.sent : refuse(tooMany(code.waitSeconds));
}

const wrong = "The e-mail or phone number and the password do not fit together. Check both, or reset your password.";
