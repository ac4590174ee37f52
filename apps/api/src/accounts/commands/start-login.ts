import { m } from "#messages";
import { note } from "../../audit/append.ts";
import type { Context, ReadContext } from "../../context.ts";
import type { UserRow } from "../../db/tables.ts";
import { DomainError, type Refusal, refuse } from "../../domain-error.ts";
import { tooMany, waitFor, waitLeft } from "../../rate-limits/limits.ts";
import { takeTurn } from "../../rate-limits/store.ts";
import { isPassword } from "../passwords.ts";
import { findByTarget, findSignUp, findUser } from "../store.ts";
import { type CodeSent, sendCode } from "./send-code.ts";

/** The result of checking the password before the transaction. */
interface CheckedPassword {
  readonly user: UserRow | undefined;
  readonly isRight: boolean;
}

/**
 * Returns the limits on wrong passwords: for this account from one network, for this account from all networks
 * together, and for all accounts from one network. A password reset clears the first two counts.
 */
const limitsOf = (target: string, network: string) => [
  { key: `login:wrong:${target}:from:${network}`, max: 10, seconds: 900 },
  { key: `login:wrong:${target}:`, max: 100, seconds: 3_600 },
  // This limit is high, because mobile networks put thousands of phones behind one IP address.
  { key: `login:wrong:from:${network}`, max: 300, seconds: 900 },
];

/** Returns the prefix of the keys that count failed logins with an email address or phone number. */
export const loginHits = (target: string): string => `login:wrong:${target}:`;

/** Checks the password before the transaction, because hashing is slow on purpose. */
export async function checkPassword(
  { db, deps }: Pick<ReadContext, "db" | "deps">,
  { target, password, network }: { readonly target: string; readonly password: string; readonly network: string },
): Promise<CheckedPassword> {
  if ((await waitLeft(db, limitsOf(target, network), deps.now())) !== null) return { user: undefined, isRight: false };
  // People who have lost the page for entering the code can complete their sign-up by logging in.
  const user = (await findByTarget(db, target)) ?? (await findSignUp(db, target));
  return { user, isRight: await isPassword(password, user?.is_active ? user.password_hash : null) };
}

/**
 * Starts a login: if the password is right, sends a code. A wrong password and an account that does not exist get the
 * same response after the same work.
 */
export async function startLogin(
  context: Context,
  { target, network, checked }: { target: string; network: string; checked: CheckedPassword },
): Promise<CodeSent | Refusal> {
  const { tx, deps } = context;
  const now = deps.now();
  const limits = limitsOf(target, network);
  await takeTurn(tx, target);
  const waitSeconds = await waitLeft(tx, limits, now);
  if (waitSeconds !== null) return refuse(tooMany(waitSeconds));
  const user = checked.isRight && checked.user ? await findUser(tx, checked.user.id) : undefined;
  // The password may have been changed since it was checked.
  if (!user?.is_active || user.password_hash !== checked.user?.password_hash) {
    const tooOften = await waitFor(tx, limits, now);
    await note(context, { action: "log_in_failed", entity: "user", entity_id: checked.user?.id ?? "unknown" });
    return refuse(
      tooOften === null
        ? new DomainError("credentials_wrong", { fields: { non_field_errors: [m.errors_credentials_wrong()] } })
        : tooMany(tooOften),
    );
  }
  const code = await sendCode(context, { purpose: "login", target, user });
  return "sent" in code ? code.sent : refuse(tooMany(code.waitSeconds));
}
