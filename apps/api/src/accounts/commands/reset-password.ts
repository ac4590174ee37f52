import { note } from "../../audit/append.ts";
import { type Asked, type Reply, refuse } from "../../calls/handler.ts";
import { DomainError, invalidField } from "../../domain-error.ts";
import { codeLifeMs } from "../../messages/policy.ts";
import { tell } from "../../notifications/tell.ts";
import { tooMany, waitFor } from "../limits.ts";
import { hashPassword, isCommonest } from "../passwords.ts";
import { endSessions, findByTarget, insertResetToken, isResetToken, spendResetToken, updateUser } from "../store.ts";
import { hashToken, newToken } from "../tokens.ts";
import { type CodeSent, sendCode } from "./send-code.ts";
import { takeCode } from "./take-code.ts";

/** First step: a code goes to the target, if it has an account; the answer does not tell. */
export async function startReset({ db, deps, request }: Asked, target: string): Promise<CodeSent | Reply<never>> {
  const waitSeconds = await waitFor(
    db,
    [{ key: `reset:from:${request.network}`, most: 20, seconds: 3_600 }],
    deps.now(),
  );
  if (waitSeconds !== null) return refuse(tooMany(waitSeconds));
  const user = await findByTarget(db, target);
  const code = await sendCode(db, deps, { purpose: "reset", target, user_id: user?.is_active ? user.id : null });
  return "sent" in code ? code.sent : refuse(tooMany(code.waitSeconds));
}

/** Second step: the right code gives a reset token, good for ten minutes and for one use. */
export async function verifyReset(
  { db, deps, request }: Asked,
  target: string,
  code: string,
): Promise<{ reset_token: string; expires_at: string } | Reply<never>> {
  const waitSeconds = await waitFor(db, [{ key: `code:from:${request.network}`, most: 60, seconds: 900 }], deps.now());
  if (waitSeconds !== null) return refuse(tooMany(waitSeconds));
  const taken = await takeCode(db, deps, { purpose: "reset", target, code });
  if ("refusal" in taken) return refuse(taken.refusal);
  if (taken.user_id === null) return refuse(new DomainError("code_expired"));
  const reset_token = newToken();
  const expires_at = new Date(deps.now().getTime() + codeLifeMs);
  await insertResetToken(db, { token_hash: hashToken(reset_token), user_id: taken.user_id, expires_at });
  return { reset_token, expires_at: expires_at.toISOString() };
}

/** The hash of the new password, made before the transaction; null where the token is not good. */
export async function hashForReset({ db, deps }: Asked, reset_token: string, password: string): Promise<string | null> {
  if (isCommonest(password))
    throw invalidField("password1", "This password is one of the first that anybody would try. Choose another.");
  return (await isResetToken(db, hashToken(reset_token), deps.now())) ? hashPassword(password) : null;
}

/** Third step: the new password counts, and every session of the account ends. */
export async function confirmReset(
  asked: Asked,
  reset_token: string,
  password_hash: string | null,
): Promise<{ message: string }> {
  const { db, deps } = asked;
  const taken = await spendResetToken(db, hashToken(reset_token), deps.now());
  if (!taken || password_hash === null)
    throw new DomainError("code_expired", { message: "This reset has expired or was used. Ask for a new code." });
  await updateUser(db, taken.user_id, { password_hash }, deps.now());
  await endSessions(db, taken.user_id);
  await note(asked, { action: "reset_password", entity: "user", entity_id: taken.user_id });
  await tell(db, deps, {
    user_id: taken.user_id,
    title: "Your password was changed",
    message: "Your password was changed and you were logged out everywhere. If this was not you, reset it again now.",
  });
  return { message: "Your password is changed. Log in with the new one." };
}
