import type { Role } from "@kwan/domain";
import { m } from "#messages";
import { note } from "../../audit/append.ts";
import type { Context, ReadContext } from "../../context.ts";
import { DomainError, type Refusal, refuse } from "../../domain-error.ts";
import { codeLifeMs } from "../../messages/policy.ts";
import { notify } from "../../notifications/notify.ts";
import { tooMany, waitFor } from "../../rate-limits/limits.ts";
import { forgetHits } from "../../rate-limits/store.ts";
import { endSessions } from "../../sessions/store.ts";
import { endOpenCodes, insertResetToken, ownerOfResetToken, spendResetToken } from "../codes-store.ts";
import { requireHardToGuess } from "../guessable-passwords.ts";
import { hashPassword } from "../passwords.ts";
import { findByTarget, updateUser } from "../store.ts";
import { hashToken, newToken } from "../tokens.ts";
import type { Given } from "./complete-login.ts";
import { type CodeSent, sendCode } from "./send-code.ts";
import { loginHits } from "./start-login.ts";
import { takeCode } from "./take-code.ts";

/** First step: sends a code to the target if it has an account. The response does not reveal whether it has one. */
export async function startReset(
  context: Context,
  { target, network }: { readonly target: string; readonly network: string },
): Promise<CodeSent | Refusal> {
  const { tx, deps } = context;
  const waitSeconds = await waitFor(tx, [{ key: `reset:from:${network}`, max: 300, seconds: 3_600 }], deps.now());
  if (waitSeconds !== null) return refuse(tooMany(waitSeconds));
  const user = await findByTarget(tx, target);
  const code = await sendCode(context, { purpose: "reset", target, user: user?.is_active ? user : null });
  return "sent" in code ? code.sent : refuse(tooMany(code.waitSeconds));
}

/** Second step: exchanges the right code for a reset token, which can be used once within ten minutes. */
export async function verifyReset(
  context: Context,
  given: Given,
): Promise<{ reset_token: string; expires_at: string } | Refusal> {
  const { tx, deps } = context;
  const waitSeconds = await waitFor(tx, [{ key: `code:from:${given.network}`, max: 300, seconds: 900 }], deps.now());
  if (waitSeconds !== null) return refuse(tooMany(waitSeconds));
  const code = await takeCode(context, { purposes: ["reset"], ...given });
  if ("refusal" in code) return refuse(code.refusal);
  const user = await findByTarget(tx, given.target);
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
  reset_token: string,
  password_hash: string | null,
): Promise<{ message: string }> {
  const { tx, deps } = context;
  const taken = await spendResetToken(tx, hashToken(reset_token), deps.now());
  if (!taken || password_hash === null) throw new DomainError("code_expired", m.accounts_reset_expired());
  const user = await updateUser(tx, taken.user_id, { password_hash }, deps.now());
  await endSessions(tx, user.id);
  // Codes and reset tokens issued under the old password are no longer valid.
  await endOpenCodes(tx, user.id, deps.now());
  for (const contact of [user.email?.toLowerCase(), user.phone_number])
    if (contact) await forgetHits(tx, loginHits(contact));
  const actor = { id: user.id, role: user.role as Role };
  await note({ ...context, actor }, { action: "reset_password", entity: "user", entity_id: user.id });
  await notify(context, {
    user_id: taken.user_id,
    words: () => ({ title: m.accounts_password_changed_title(), message: m.accounts_password_reset() }),
    isSecurity: true,
  });
  return { message: m.accounts_password_reset_done() };
}
