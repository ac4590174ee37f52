import { type Asked, type Reply, refuse } from "../../calls/handler.ts";
import { tooMany, waitFor } from "../limits.ts";
import { findByTarget, lockLastCode } from "../store.ts";
import { type CodeSent, sendCode } from "./send-code.ts";

/**
 * Sends the last code's purpose a new code. Its failures are kept: a resend gives no new tries. A hundred an hour for an
 * address, because a code is made for whatever target is named, whether or not it is anybody's.
 */
export async function resendCode({ db, deps, request }: Asked, target: string): Promise<CodeSent | Reply<never>> {
  const waitSeconds = await waitFor(
    db,
    [{ key: `resend:from:${request.network}`, most: 100, seconds: 3_600 }],
    deps.now(),
  );
  if (waitSeconds !== null) return refuse(tooMany(waitSeconds));
  const last = await lockLastCode(db, target, null);
  const user = last ? undefined : await findByTarget(db, target);
  const code = await sendCode(db, deps, {
    purpose: (last?.purpose as "login" | undefined) ?? "signup",
    target,
    user_id: last ? last.user_id : user && !user.is_phone_verified && !user.is_email_verified ? user.id : null,
    failures: last?.used_at === null ? last.failures : 0,
  });
  return "sent" in code ? code.sent : refuse(tooMany(code.waitSeconds));
}
