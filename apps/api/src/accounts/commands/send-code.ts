import type { AnswerOf, loginByEmail } from "@kwan/contract";
import type { Queries } from "../../db/open.ts";
import type { Deps } from "../../deps.ts";
import { codeLifeMs, codePurpose } from "../../messages/policy.ts";
import { send } from "../../messages/send.ts";
import { waitFor } from "../limits.ts";
import { masked } from "../present.ts";
import { type CodePurpose, insertCode } from "../store.ts";
import { hashCode, newCode } from "../tokens.ts";

const minute = 60_000;
export const resendAfter = minute;

export type CodeSent = AnswerOf<typeof loginByEmail>;

const words: Readonly<Record<CodePurpose, string>> = {
  login: "to log in",
  signup: "to finish signing up",
  reset: "to set a new password",
  change: "to confirm your new contact",
};

/**
 * Makes a code and sends it: a row is made and the same work done whether or not there is an account, but a message
 * leaves only where there is one. Not more than one a minute and five an hour for a target; what is asked for beyond
 * that is told to wait. Failures of the code before it are kept, so that a resend gives no new tries.
 */
export async function sendCode(
  db: Queries,
  deps: Deps,
  {
    purpose,
    target,
    user_id,
    failures = 0,
  }: { purpose: CodePurpose; target: string; user_id: string | null; failures?: number },
): Promise<{ sent: CodeSent } | { waitSeconds: number }> {
  const now = deps.now();
  const waitSeconds = await waitFor(
    db,
    [
      { key: `code:minute:${target}`, most: 1, seconds: 60 },
      { key: `code:hour:${target}`, most: 5, seconds: 3_600 },
    ],
    now,
  );
  if (waitSeconds !== null) return { waitSeconds };
  const code = newCode();
  const expires_at = new Date(now.getTime() + codeLifeMs);
  const code_hash = hashCode(code, target, deps.config.secret);
  await insertCode(db, {
    id: deps.newId("cod"),
    purpose,
    target,
    user_id,
    code_hash,
    failures,
    created_at: now,
    expires_at,
  });
  const text = `Your code ${words[purpose]} is ${code}. It is good for ${codeLifeMs / minute} minutes. Never give it to anybody.`;
  const channel = target.includes("@") ? "email" : "sms";
  if (user_id)
    await send(db, deps, {
      user_id,
      channel,
      recipient: target,
      purpose: codePurpose,
      subject: `Your code: ${code}`,
      text,
    });
  return {
    sent: {
      message: "If there is an account, a code is on its way.",
      sent_to: masked(target),
      expires_at: expires_at.toISOString(),
      resend_after: new Date(now.getTime() + resendAfter).toISOString(),
    },
  };
}
