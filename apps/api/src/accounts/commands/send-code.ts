import type { AnswerOf, loginByEmail } from "@kwan/contract";
import { m } from "#messages";
import type { Work } from "../../context.ts";
import type { UserRow } from "../../db/tables.ts";
import { inLanguage } from "../../language.ts";
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
 * The attempt to which a code belongs. A code that is sent again stays in the same attempt and keeps its count of
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
  /** Null if the target has no account. */
  readonly user: Pick<UserRow, "id" | "language"> | null;
  /** Identifies the sign-up that the code is for, because two people may have entered the same number. */
  readonly username?: string | undefined;
  readonly attempt?: Attempt;
}

const minutes = codeLifeMs / minute;

const textOf = ({ purpose, username }: CodeRequest, code: string): string =>
  purpose === "signup" && username
    ? m.accounts_code_for_username({ username, code, minutes })
    : m.accounts_code({ purpose, code, minutes });

/**
 * Creates a code and sends it. If the target has no account, the same work is done and a row is written, but no message
 * is sent. A target receives at most one code a minute and five an hour for each purpose. Refused requests do not
 * count, so that they cannot lock anyone out.
 */
export async function sendCode(
  { tx, deps }: Work,
  request: CodeRequest,
): Promise<{ sent: CodeSent } | { waitSeconds: number }> {
  const { purpose, target, user, attempt } = request;
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
    user_id: user?.id ?? null,
    code_hash: hashCode(code, target, deps.config.secrets[0]),
    failures,
    attempt_id,
    attempt_at,
    created_at: now,
    expires_at,
  });
  const channel = target.includes("@") ? "email" : "sms";
  if (user)
    await send(
      { tx, deps },
      {
        user_id: user.id,
        channel,
        recipient: target,
        purpose: codePurpose,
        ...inLanguage(user.language, () => ({ subject: m.accounts_code_title({ code }), text: textOf(request, code) })),
      },
    );
  return {
    sent: {
      message: m.accounts_code_sent(),
      sent_to: masked(target),
      expires_at: expires_at.toISOString(),
      resend_after: new Date(now.getTime() + resendAfter).toISOString(),
      attempt: attempt_id,
    },
  };
}

/** Messages to other countries are expensive and anyone can trigger them, so all of them share one limit. */
const abroad = (target: string) =>
  target.includes("@") || target.startsWith("+233") ? [] : [{ key: "code:abroad", max: 60, seconds: 3_600 }];
