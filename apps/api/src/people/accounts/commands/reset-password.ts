import type { Role } from "@kwan/domain";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import { recordRefusal } from "../../../platform/audit/refusals.ts";
import type { Context, ReadContext } from "../../../platform/context.ts";
import { DomainError, type Refusal, refuse } from "../../../platform/domain-error.ts";
import { codeLifeMs } from "../../../platform/messages/policy.ts";
import { notify } from "../../../platform/notifications/notify.ts";
import { limit, tooMany, waitOrCount } from "../../../platform/rate-limits/limits.ts";
import { endSessions } from "../../sessions/store.ts";
import { requireChannel } from "../channels.ts";
import { endOpenCodes, insertResetToken, ownerOfResetToken, spendResetToken } from "../codes-store.ts";
import { requireHardToGuess } from "../guessable-passwords.ts";
import { knownDevice, type Origin } from "../known-devices.ts";
import { forgetKnownDevices } from "../known-devices-store.ts";
import { hashPassword } from "../passwords.ts";
import { findByTarget, updateUser } from "../store.ts";
import { hashToken, newToken } from "../tokens.ts";
import type { CodeInput } from "./complete-login.ts";
import { askerFrom, type CodeSent, sendCode } from "./send-code.ts";
import { forgetWrongPasswords } from "./start-login.ts";
import { takeCode } from "./take-code.ts";

/** First step: sends a code to the target if it has an account. The response does not reveal whether it has one. */
export async function startReset(
  context: Context,
  { target, origin }: { readonly target: string; readonly origin: Origin },
): Promise<CodeSent | Refusal> {
  const { tx, deps } = context;
  requireChannel(deps, target);
  const account = await findByTarget(tx, target);
  const user = account?.is_active ? account : null;
  const device = await knownDevice(tx, user?.id, origin);
  if (device === null) {
    const network = limit("unused_codes_of_network", { network: origin.network });
    const waitSeconds = await waitOrCount(tx, [network], deps);
    if (waitSeconds !== null) return refuse(tooMany(waitSeconds));
  }
  const code = await sendCode(context, {
    purpose: "reset",
    target,
    user,
    asker: askerFrom(device, origin.network),
  });
  return "sent" in code ? code.sent : refuse(tooMany(code.waitSeconds));
}

/** Second step: exchanges the right code for a reset token, which can be used once within ten minutes. */
export async function verifyReset(
  context: Context,
  input: CodeInput,
): Promise<{ reset_token: string; expires_at: string } | Refusal> {
  const { tx, deps } = context;
  const code = await takeCode(context, { purposes: ["reset"], ...input });
  if ("refusal" in code) return refuse(code.refusal);
  const user = await findByTarget(tx, input.target);
  // The email address or phone number must still belong to the account.
  if (!user?.is_active || user.id !== code.taken.user_id) return refuse(new DomainError("code_expired"));
  const reset_token = newToken();
  const expires_at = new Date(deps.now().getTime() + codeLifeMs);
  await insertResetToken(tx, { token_hash: hashToken(reset_token), user_id: user.id, expires_at });
  return { reset_token, expires_at: expires_at.toISOString() };
}

/** Hashes the new password before the transaction. Returns null if the token is not valid. */
export async function hashForReset(
  { db, deps }: Pick<ReadContext, "db" | "deps">,
  reset_token: string,
  password: string,
): Promise<string | null> {
  const owner = await ownerOfResetToken(db, hashToken(reset_token), deps.now());
  requireHardToGuess(password, owner);
  return owner ? hashPassword(password) : null;
}

/** Third step: sets the new password and ends all sessions of the account. */
export async function confirmReset(
  context: Context,
  { reset_token, password_hash, origin }: { reset_token: string; password_hash: string | null; origin: Origin },
): Promise<{ message: string } | Refusal> {
  const { tx, deps } = context;
  const taken = await spendResetToken(tx, hashToken(reset_token), deps.now());
  if (!taken || password_hash === null) {
    await recordRefusal(context, { action: "code_refused", entity: "reset_token", entity_id: "unknown" });
    return refuse(new DomainError("code_expired", m.accounts_reset_expired()));
  }
  const user = await updateUser(tx, taken.user_id, { password_hash }, deps.now());
  await endSessions(tx, user.id);
  // Codes and reset tokens issued under the old password are no longer valid.
  await endOpenCodes(tx, user.id, deps.now());
  for (const contact of [user.email?.toLowerCase(), user.phone_number])
    if (contact) await forgetWrongPasswords(tx, contact, deps);
  // Somebody else may have logged in with the old password, so only the device of this reset stays known.
  await forgetKnownDevices(tx, user.id, await knownDevice(tx, user.id, origin));
  const actor = { id: user.id, role: user.role as Role };
  await recordAudit({ ...context, actor }, { action: "reset_password", entity: "user", entity_id: user.id });
  await notify(context, {
    user_id: taken.user_id,
    words: () => ({ title: m.accounts_password_changed_title(), message: m.accounts_password_reset() }),
    isSecurity: true,
  });
  return { message: m.accounts_password_reset_done() };
}
