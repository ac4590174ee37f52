import { m } from "#messages";
import { recordRefusal } from "../../../platform/audit/refusals.ts";
import type { Context, Deps, ReadContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/db/open.ts";
import type { UserRow } from "../../../platform/db/tables.ts";
import { DomainError, type Refusal, refuse } from "../../../platform/domain-error.ts";
import { clear, type Limit, limit, tooMany, waitFor, waitLeft } from "../../../platform/rate-limits/limits.ts";
import { takeTurn } from "../../../platform/rate-limits/store.ts";
import { requireChannel } from "../channels.ts";
import { knownDevice, type Origin } from "../known-devices.ts";
import { isPassword } from "../passwords.ts";
import { findByTarget, findSignUp, findUser } from "../store.ts";
import { type CodeSent, sendCode } from "./send-code.ts";

/** The result of checking the password before the transaction. */
interface CheckedPassword {
  readonly user: UserRow | undefined;
  readonly isRight: boolean;
}

/** The limits on wrong passwords. On a known device, only that device's own limit applies. */
const limitsOf = (target: string, network: string, device: string | null): readonly Limit[] =>
  device
    ? [limit("wrong_passwords_on_device", { target, device })]
    : [
        limit("wrong_passwords_from_network", { target, network }),
        limit("wrong_passwords", { target }),
        limit("wrong_passwords_of_network", { network }),
      ];

/** Clears the counts of wrong passwords for an account, because its owner has proved who they are. */
export async function forgetWrongPasswords(tx: Tx, target: string, deps: Deps): Promise<void> {
  await clear(tx, limit("wrong_passwords_from_network", { target, network: "" }), deps);
  await clear(tx, limit("wrong_passwords", { target }), deps);
  await clear(tx, limit("wrong_passwords_on_device", { target, device: "" }), deps);
}

/** Checks the password before the transaction, because hashing is slow on purpose. */
export async function checkPassword(
  { db, deps }: Pick<ReadContext, "db" | "deps">,
  { target, password, origin }: { readonly target: string; readonly password: string; readonly origin: Origin },
): Promise<CheckedPassword> {
  // People who have lost the page for entering the code can complete their sign-up by logging in.
  const user = (await findByTarget(db, target)) ?? (await findSignUp(db, target));
  const device = await knownDevice(db, user?.id, origin);
  if ((await waitLeft(db, limitsOf(target, origin.network, device), deps)) !== null) return { user, isRight: false };
  return { user, isRight: await isPassword(password, user?.is_active ? user.password_hash : null) };
}

/**
 * Starts a login: if the password is right, sends a code. A wrong password and an account that does not exist get the
 * same response after the same work.
 */
export async function startLogin(
  context: Context,
  { target, checked, origin }: { readonly target: string; readonly checked: CheckedPassword; readonly origin: Origin },
): Promise<CodeSent | Refusal> {
  const { tx, deps } = context;
  requireChannel(deps, target);
  const limits = limitsOf(target, origin.network, await knownDevice(tx, checked.user?.id, origin));
  await takeTurn(tx, target);
  const waitSeconds = await waitLeft(tx, limits, deps);
  if (waitSeconds !== null) return refuse(tooMany(waitSeconds));
  const user = checked.isRight && checked.user ? await findUser(tx, checked.user.id) : undefined;
  // The password may have been changed since it was checked.
  if (!user?.is_active || user.password_hash !== checked.user?.password_hash) {
    const tooOften = await waitFor(tx, limits, deps);
    await recordRefusal(context, { action: "log_in_failed", entity: "user", entity_id: checked.user?.id ?? "unknown" });
    return refuse(
      tooOften === null
        ? new DomainError("credentials_wrong", { fields: { non_field_errors: [m.errors_credentials_wrong()] } })
        : tooMany(tooOften),
    );
  }
  const code = await sendCode(context, { purpose: "login", target, user, asker: "password" });
  return "sent" in code ? code.sent : refuse(tooMany(code.waitSeconds));
}
