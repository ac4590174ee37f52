import type { AnswerOf, loginByEmail } from "@kwan/contract";
import type { Work } from "../../context.ts";
import { codeLifeMs, codePurpose } from "../../messages/policy.ts";
import { send } from "../../messages/send.ts";
import { waitOrCount } from "../../rate-limits/limits.ts";
import { type CodePurpose, insertCode } from "../codes-store.ts";
import { masked } from "../present.ts";
import { hashCode, newCode } from "../tokens.ts";

const minute = 60_000;
const resendAfter = minute;

export type CodeSent = AnswerOf<typeof loginByEmail>;

/**
 * The attempt that a code belongs to. A code that is sent again stays in the same attempt and keeps its count of
 * failures.
 */
export interface Attempt {
  readonly attempt_id: string;
  readonly attempt_at: Date;
  readonly failures: number;
}

export interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly target: string;
  readonly user_id: string | null;
  /** The sign-up that the code is for: two people may have given the same number. */
  readonly username?: string | undefined;
  readonly attempt?: Attempt;
}

const wordsFor = ({ purpose, username }: CodeRequest): string =>
  ({
    login: "to log in",
    signup: username ? `to finish signing up as ${username}` : "to finish signing up",
    reset: "to set a new password",
    change: "to confirm your new contact",
  })[purpose];

/**
 * Creates a code and sends it. The same work is done, and a row written, whether or not there is an account, but a
 * message is only sent if there is one. A target receives at most one code a minute and five an hour for each
 * purpose. Only codes that were sent count, so refused requests lock nobody out.
 */
export async function sendCode(
  { tx, deps }: Work,
  request: CodeRequest,
): Promise<{ sent: CodeSent } | { waitSeconds: number }> {
  const { purpose, target, user_id, attempt } = request;
  const now = deps.now();
  const waitSeconds = await waitOrCount(
    tx,
    [
      { key: `code:minute:${purpose}:${target}`, max: 1, seconds: 60 },
      { key: `code:hour:${purpose}:${target}`, max: 5, seconds: 3_600 },
      ...abroad(target),
    ],
    now,
  );
  if (waitSeconds !== null) return { waitSeconds };
  const code = newCode();
  const expires_at = new Date(now.getTime() + codeLifeMs);
  const { attempt_id, attempt_at, failures } = attempt ?? {
    attempt_id: deps.newId("att"),
    attempt_at: now,
    failures: 0,
  };
  await insertCode(tx, {
    id: deps.newId("cod"),
    purpose,
    target,
    user_id,
    code_hash: hashCode(code, target, deps.config.secret),
    failures,
    attempt_id,
    attempt_at,
    created_at: now,
    expires_at,
  });
  const text = `Your code ${wordsFor(request)} is ${code}. It expires in ${codeLifeMs / minute} minutes. Do not share it with anyone.`;
  const channel = target.includes("@") ? "email" : "sms";
  if (user_id)
    await send(
      { tx, deps },
      {
        user_id,
        channel,
        recipient: target,
        purpose: codePurpose,
        subject: `Your code: ${code}`,
        text,
      },
    );
  return {
    sent: {
      message: "If there is an account, we have sent a code.",
      sent_to: masked(target),
      expires_at: expires_at.toISOString(),
      resend_after: new Date(now.getTime() + resendAfter).toISOString(),
      attempt: attempt_id,
    },
  };
}

/** Messages to other countries are expensive and anyone can trigger them, so they share one limit. */
const abroad = (target: string) =>
  target.includes("@") || target.startsWith("+233") ? [] : [{ key: "code:abroad", max: 60, seconds: 3_600 }];
