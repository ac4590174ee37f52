import type { AnswerOf, completeLoginByEmail, verifyTarget as verifyCall } from "@kwan/contract";
import { note } from "../../audit/append.ts";
import { type Asked, type Reply, refuse } from "../../calls/handler.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import type { UserRow } from "../../db/tables.ts";
import { DomainError } from "../../domain-error.ts";
import { send } from "../../messages/send.ts";
import { tell } from "../../notifications/tell.ts";
import { tooMany, waitFor } from "../../rate-limits/limits.ts";
import type { CodePurpose } from "../codes-store.ts";
import { masked, presentAccount } from "../present.ts";
import { findUser, isContactOf, isPendingOf, releaseContact, updateUser } from "../store.ts";
import { openSession } from "./open-session.ts";
import { takeCode } from "./take-code.ts";

type Session = AnswerOf<typeof completeLoginByEmail>;

export interface Given {
  readonly target: string;
  readonly code: string;
  readonly attempt?: string | undefined;
  /** The account that the code was sent for, where the caller is logged in. */
  readonly user_id?: string | undefined;
}

/** The second step of logging in: the right code opens a session, if the target is still the account's. */
export async function completeLogin(asked: Asked, given: Given): Promise<Session | Reply<never>> {
  const taken = await take(asked, ["login"], given);
  if ("refusal" in taken) return refuse(taken.refusal);
  const { user } = taken;
  if (!isContactOf(user, given.target)) return refuse(new DomainError("code_expired"));
  return openSession(asked, await proveContact(asked, user, given.target));
}

/**
 * Finishes a sign-up, which opens a session, or a change of contact, which does not: whoever is logged in as the
 * account goes on in the session they have.
 */
export async function verifyTarget(asked: Asked<typeof verifyCall>, given: Given): Promise<Session | Reply<never>> {
  const { actor } = asked;
  // Two accounts may want the same contact: each is asked for the code of its own change.
  const own = actor && isPendingOf(actor.account, given.target) ? actor.id : undefined;
  const taken = await take(asked, own ? ["change"] : ["signup", "change"], { ...given, user_id: own });
  if ("refusal" in taken) return refuse(taken.refusal);
  const { user, purpose } = taken;
  if (purpose === "change") return confirmChange(asked, user, given.target);
  if (!isContactOf(user, given.target)) return refuse(new DomainError("code_expired"));
  return openSession(asked, await proveContact(asked, user, given.target));
}

async function take(
  asked: Asked,
  purposes: readonly CodePurpose[],
  given: Given,
): Promise<{ user: UserRow; purpose: string } | { refusal: DomainError }> {
  const { db, deps, request } = asked;
  const waitSeconds = await waitFor(db, [{ key: `code:from:${request.network}`, most: 300, seconds: 900 }], deps.now());
  if (waitSeconds !== null) return { refusal: tooMany(waitSeconds) };
  const code = await takeCode(db, deps, { purposes, ...given });
  if ("refusal" in code) {
    await note(asked, { action: "code_refused", entity: "code", entity_id: masked(given.target) });
    return code;
  }
  const { user_id, purpose } = code.taken;
  const user = user_id ? await findUser(db, user_id) : undefined;
  return user?.is_active ? { user, purpose } : { refusal: new DomainError("code_expired") };
}

const isVerified = (user: UserRow, target: string): boolean =>
  target.includes("@") ? user.is_email_verified : user.is_phone_verified;

/** The code has come back, so the contact is this account's and nobody else's. */
async function proveContact({ db, deps }: Asked, user: UserRow, target: string): Promise<UserRow> {
  if (isVerified(user, target)) return user;
  await releaseContact(db, target, user.id);
  const verified = target.includes("@") ? { is_email_verified: true } : { is_phone_verified: true };
  return updateUser(db, user.id, verified, deps.now()).catch(heldByAnother);
}

function heldByAnother(error: unknown): never {
  if (isUniqueViolation(error))
    throw new DomainError("already_exists", {
      message: "Another account already uses this contact. Log in with that account, or reset its password.",
    });
  throw error;
}

async function confirmChange(
  asked: Asked<typeof verifyCall>,
  user: UserRow,
  target: string,
): Promise<Session | Reply<never>> {
  const { db, deps, actor } = asked;
  if (actor?.id !== user.id)
    throw new DomainError("unauthenticated", { message: "Log in first, then enter the code again." });
  const isEmail = target.includes("@");
  if (!isPendingOf(user, target))
    return refuse(
      new DomainError("code_expired", {
        fields: { code: ["You have since cancelled this change or chosen another contact."] },
      }),
    );
  await releaseContact(db, target, user.id);
  const change = isEmail
    ? { email: target, pending_email: null, is_email_verified: true }
    : { phone_number: target, pending_phone_number: null, is_phone_verified: true };
  const old = isEmail ? user.email : user.phone_number;
  const wasVerified = isEmail ? user.is_email_verified : user.is_phone_verified;
  const changed = await updateUser(db, user.id, change, deps.now()).catch(heldByAnother);
  await note(asked, {
    action: "change_contact",
    entity: "user",
    entity_id: user.id,
    before: { contact: old && masked(old) },
    after: { contact: masked(target) },
  });
  const what = isEmail ? "email address" : "phone number";
  if (old === target) {
    const verified = `Your ${what} ${masked(target)} has been verified. You can use it to log in.`;
    await tell(db, deps, { user_id: user.id, title: `Your ${what} has been verified`, message: verified });
    return present(changed, asked);
  }
  const message = `Your ${what} has been changed to ${masked(target)}. If this was not you, contact your branch now.`;
  await tell(db, deps, { user_id: user.id, title: "Your contact has been changed", message, isSecurity: true });
  if (old && wasVerified)
    await send(db, deps, {
      user_id: user.id,
      channel: isEmail ? "email" : "sms",
      recipient: old,
      purpose: "Your contact has been changed",
      subject: "Your contact has been changed",
      text: message,
      isUrgent: true,
    });
  return present(changed, asked);
}

/** The caller has a session already: the answer names it and opens no other. */
function present(user: UserRow, { actor, request }: Asked<typeof verifyCall>): Session {
  const [, token = ""] = /^Bearer (.+)$/i.exec(request.header("authorization") ?? "") ?? [];
  return { token, expires_at: actor?.expires_at ?? "", user: presentAccount(user) };
}
