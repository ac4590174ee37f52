import type { AnswerOf, loginByEmail } from "@kwan/contract";
import { m } from "#messages";
import type { Work } from "../../../platform/context.ts";
import type { UserRow } from "../../../platform/db/tables.ts";
import { inLanguage } from "../../../platform/language.ts";
import { codeLifeMs, codePurpose, lessonCodeLifeMs } from "../../../platform/messages/policy.ts";
import { send } from "../../../platform/messages/send.ts";
import { type Limit, limit, waitFor, waitOrCount } from "../../../platform/rate-limits/limits.ts";
import { channelOf, requireChannel } from "../channels.ts";
import { type CodePurpose, insertCode } from "../codes-store.ts";
import { masked } from "../present.ts";
import { hashCode, newCode } from "../tokens.ts";

const minute = 60_000;
const minutes = codeLifeMs / minute;
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

/**
 * Who requests a code, and so whose limit it counts for: an attempt that asks again, a session, a known device, somebody
 * who has entered the right password, or else a network.
 */
export type Asker =
  | "password"
  | `attempt:${string}`
  | `account:${string}`
  | `device:${string}`
  | `network:${string}`
  | "unnamed";

export const askerFrom = (device: string | null, network: string): Asker =>
  device === null ? `network:${network}` : `device:${device}`;

export interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly target: string;
  /** Null if the target has no account. */
  readonly user: Pick<UserRow, "id" | "language"> | null;
  readonly asker: Asker;
  readonly attempt?: Attempt;
}

/** The limits on requests for a code. Requests by networks share one more, because anybody can make them. */
function limitsOf({ purpose, target, asker }: CodeRequest): readonly Limit[] {
  if (asker === "unnamed")
    return [limit("unnamed_resends_each_minute", { target }), limit("unnamed_resends_each_hour", { target })];
  if (asker.startsWith("attempt:"))
    return [limit("resends_each_minute", { attempt: asker }), limit("resends_of_attempt", { attempt: asker })];
  return [
    limit("codes_each_minute", { purpose, target, asker }),
    limit("codes_each_hour", { purpose, target, asker }),
    ...(asker.startsWith("network:") ? [limit("codes_to_target", { purpose, target })] : []),
  ];
}

/** The limit on text messages to numbers that nobody has verified. Anybody can cause them, and they cost money. */
export const signUpMessages = (phone_number: string): Limit =>
  phone_number.startsWith("+233") ? limit("sign_up_messages", {}) : limit("sign_up_messages_abroad", {});

/**
 * Creates a code and sends it. If the target has no account, the same work is done and a row is written, but no message
 * is sent. Refused requests do not count, so that they cannot lock anyone out.
 */
export async function sendCode(
  { tx, deps }: Work,
  request: CodeRequest,
): Promise<{ sent: CodeSent } | { waitSeconds: number }> {
  const { purpose, target, user, attempt } = request;
  requireChannel(deps, target);
  const now = deps.now();
  const waitSeconds = await waitOrCount(tx, limitsOf(request), deps);
  if (waitSeconds !== null) return { waitSeconds };
  const channel = channelOf(target);
  if (user && purpose === "signup" && channel === "sms") await waitFor(tx, [signUpMessages(target)], deps);
  const code = newCode();
  const expires_at = new Date(now.getTime() + (purpose === "lessons" ? lessonCodeLifeMs : codeLifeMs));
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
  if (user)
    await send(
      { tx, deps },
      {
        user_id: user.id,
        channel,
        recipient: target,
        purpose: codePurpose,
        ...inLanguage(user.language, () => ({
          subject: m.accounts_code_title({ code }),
          text: m.accounts_code({ purpose, code, minutes }),
        })),
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
