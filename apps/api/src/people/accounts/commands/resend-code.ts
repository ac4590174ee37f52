import type { Context } from "../../../platform/context.ts";
import type { UserRow } from "../../../platform/db/tables.ts";
import { type Refusal, refuse } from "../../../platform/domain-error.ts";
import { limit, tooMany, waitOrCount } from "../../../platform/rate-limits/limits.ts";
import { type CodePurpose, type CodeRow, lockCodes } from "../codes-store.ts";
import type { Origin } from "../known-devices.ts";
import { findUser, isContactOf, isPendingOf } from "../store.ts";
import { type Asker, type CodeSent, sendCode } from "./send-code.ts";

const minute = 60_000;

/** How long after the start of an attempt people can request new codes for it. After that, they have to start again. */
const openFor: Readonly<Record<CodePurpose, number>> = {
  login: 15 * minute,
  reset: 15 * minute,
  change: 60 * minute,
  signup: 24 * 60 * minute,
  lessons: 60 * minute,
};
const allPurposes = Object.keys(openFor) as CodePurpose[];

/**
 * Whether the account still uses the email address or phone number that the code was sent to. If not, no more codes are
 * sent to it.
 */
function isStillTheirs({ purpose, target }: CodeRow, user: UserRow): boolean {
  if (!user.is_active) return false;
  return purpose === "change" ? isPendingOf(user, target) : isContactOf(user, target);
}

/**
 * Sends another code for an open attempt whose code has not been used. The number of wrong codes is not reset. If there
 * is no such attempt, the response is the same and nothing is sent, unless the caller is logged in and changing to this
 * email address or phone number.
 */
export async function resendCode(
  { tx, deps, actor }: Context,
  {
    target,
    attempt,
    origin,
  }: { readonly target: string; readonly attempt?: string | undefined; readonly origin: Origin },
): Promise<CodeSent | Refusal> {
  const now = deps.now();
  // The owner entered the password to start this change, so they can request codes for as long as it is pending.
  const own = actor && isPendingOf(actor.account, target) ? actor.account : undefined;
  // A request that names no attempt comes from somebody who logs in, signs up or sets a new password.
  const purposes = own
    ? ["change" as const]
    : allPurposes.filter((each) => attempt !== undefined || each !== "lessons");
  const [last] = await lockCodes(tx, { target, purposes, attempt, user_id: own?.id });
  const isOpen =
    last !== undefined &&
    last.used_at === null &&
    now.getTime() - Date.parse(last.attempt_at) < openFor[last.purpose as CodePurpose];
  const asker: Asker = own
    ? `account:${own.id}`
    : attempt !== undefined && last !== undefined
      ? `attempt:${last.attempt_id}`
      : "unnamed";
  if (asker === "unnamed") {
    const network = limit("unused_codes_of_network", { network: origin.network });
    const waitSeconds = await waitOrCount(tx, [network], deps);
    if (waitSeconds !== null) return refuse(tooMany(waitSeconds));
  }
  if (asker.startsWith("attempt:") && last) {
    // The first code of an attempt counts for the minute, too.
    const age = now.getTime() - Date.parse(last.created_at);
    if (age < minute) return refuse(tooMany(Math.ceil((minute - age) / 1_000)));
  }
  if (own && !isOpen) {
    const code = await sendCode({ tx, deps }, { purpose: "change", target, user: own, asker });
    return "sent" in code ? code.sent : refuse(tooMany(code.waitSeconds));
  }
  const user = isOpen && last.user_id !== null ? await findUser(tx, last.user_id) : undefined;
  const owner = last && user && isStillTheirs(last, user) ? user : undefined;
  const code = await sendCode(
    { tx, deps },
    {
      purpose: (last?.purpose as CodePurpose | undefined) ?? "signup",
      target,
      user: owner ?? null,
      asker,
      ...(isOpen && {
        attempt: { attempt_id: last.attempt_id, attempt_at: new Date(last.attempt_at), failures: last.failures },
      }),
    },
  );
  return "sent" in code ? code.sent : refuse(tooMany(code.waitSeconds));
}
