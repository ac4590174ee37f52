import { type Asked, type Reply, refuse } from "../../calls/handler.ts";
import { DomainError } from "../../domain-error.ts";
import { tooMany, waitFor } from "../limits.ts";
import { isPassword } from "../passwords.ts";
import { findByTarget } from "../store.ts";
import { type CodeSent, sendCode } from "./send-code.ts";

/**
 * The first step of logging in. A wrong password and an account that is not there get the same answer after the same
 * work. Ten tries in a quarter of an hour for a target, fifty for an address.
 */
export async function startLogin(
  { db, deps, request }: Asked,
  target: string,
  password: string,
): Promise<CodeSent | Reply<never>> {
  const limits = [
    { key: `login:${target}`, most: 10, seconds: 900 },
    { key: `login:from:${request.address}`, most: 50, seconds: 900 },
  ];
  const waitSeconds = await waitFor(db, limits, deps.now());
  if (waitSeconds !== null) return refuse(tooMany(waitSeconds));
  const user = await findByTarget(db, target);
  const isVerified = target.includes("@") ? user?.is_email_verified : user?.is_phone_verified;
  const mayLogIn = user?.is_active === true && isVerified === true;
  const isRight = await isPassword(password, mayLogIn ? user.password_hash : null);
  if (!isRight) return refuse(new DomainError("credentials_wrong", { fields: { non_field_errors: [wrong] } }));
  const code = await sendCode(db, deps, { purpose: "login", target, user_id: user?.id ?? null });
  return "sent" in code ? code.sent : refuse(tooMany(code.waitSeconds));
}

const wrong = "The e-mail or phone number and the password do not fit together. Check both, or reset your password.";
