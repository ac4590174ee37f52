import type { BodyOf, registerLearner } from "@kwan/contract";
import { note } from "../../audit/append.ts";
import { type Asked, type Reply, refuse } from "../../calls/handler.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import type { Deps } from "../../deps.ts";
import { DomainError, invalidField } from "../../domain-error.ts";
import { codeLifeMs } from "../../messages/policy.ts";
import { send } from "../../messages/send.ts";
import { isUsedUp, tooMany, waitFor } from "../limits.ts";
import { hashPassword, isCommonest } from "../passwords.ts";
import { masked } from "../present.ts";
import { holdersOf, insertUser, removeUnverified } from "../store.ts";
import { readPhone } from "../targets.ts";
import { type CodeSent, resendAfter, sendCode } from "./send-code.ts";

type Form = BodyOf<typeof registerLearner>;

const addressLimit = ({ network }: Asked["request"]) => ({ key: `signup:from:${network}`, most: 20, seconds: 3_600 });

/** The hash of the new password, made before the transaction; null where the sign-up will be refused anyway. */
export async function hashForSignUp({ db, deps, request }: Asked, password: string): Promise<string | null> {
  if (await isUsedUp(db, addressLimit(request), deps.now())) return null;
  return isCommonest(password) ? null : hashPassword(password);
}

/**
 * Signs up a learner. A phone number or e-mail that has an account already gets the same answer; its owner is told
 * by a message, so that nobody learns from here who has an account. A username is public, so that one is said to be
 * taken. The code goes to the phone, which every learner has.
 */
export async function signUp(asked: Asked, form: Form, password_hash: string | null): Promise<CodeSent | Reply<never>> {
  const { db, deps, request } = asked;
  const now = deps.now();
  const waitSeconds = await waitFor(db, [addressLimit(request)], now);
  if (waitSeconds !== null) return refuse(tooMany(waitSeconds));
  const phone_number = readPhone(form.phone_number);
  const email = form.email ? form.email.toLowerCase() : null;
  if (isCommonest(form.password1))
    throw invalidField("password1", "This password is one of the first that anybody would try. Choose another.");
  // The limit was used up when it was asked for the hash, and a new window has just begun.
  if (password_hash === null) throw tooMany(1);

  const holders = await holdersOf(db, { username: form.username, email, phone_number });
  const isVerified = (holder: (typeof holders)[number]) => holder.is_email_verified || holder.is_phone_verified;
  await removeUnverified(
    db,
    holders.filter((holder) => !isVerified(holder)).map((holder) => holder.id),
  );
  const known = holders.filter(isVerified);
  if (known.some((holder) => holder.username.toLowerCase() === form.username.toLowerCase()))
    throw invalidField("username", "This username is taken. Choose another.");
  if (known.length > 0) return tellOwners(asked, known, phone_number);

  const id = deps.newId("usr");
  const { username, first_name, last_name } = form;
  const other_name = form.other_name || null;
  try {
    await insertUser(
      db,
      { id, username, email, phone_number, first_name, last_name, other_name, role: "learner", password_hash },
      now,
    );
  } catch (error) {
    // Two sign-ups at once with the same phone number: the first is on its way, and this one is told to look again.
    if (isUniqueViolation(error)) throw new DomainError("in_progress", { retryAfterSeconds: 2 });
    throw error;
  }
  await note(asked, { action: "sign_up", entity: "user", entity_id: id, after: { username, role: "learner" } });
  const code = await sendCode(db, deps, { purpose: "signup", target: phone_number, user_id: id });
  return "sent" in code ? code.sent : refuse(tooMany(code.waitSeconds));
}

async function tellOwners(
  { db, deps }: Asked,
  owners: Awaited<ReturnType<typeof holdersOf>>,
  phone_number: string,
): Promise<CodeSent> {
  const text =
    "Somebody tried to sign up with your phone number or e-mail. If it was you: you have an account already, log in or reset your password.";
  for (const owner of owners) {
    const hour = deps.now().toISOString().slice(0, 13);
    const common = {
      user_id: owner.id,
      purpose: "Sign-up with a known contact",
      text,
      dedupe_key: `known:${owner.id}:${hour}`,
    };
    if (owner.phone_number && owner.is_phone_verified)
      await send(db, deps, { ...common, channel: "sms", recipient: owner.phone_number });
    else if (owner.email)
      await send(db, deps, {
        ...common,
        channel: "email",
        recipient: owner.email,
        subject: "You have an account already",
      });
  }
  return asIfSent(deps, phone_number);
}

const asIfSent = ({ now }: Deps, target: string): CodeSent => ({
  message: "If there is an account, a code is on its way.",
  sent_to: masked(target),
  expires_at: new Date(now().getTime() + codeLifeMs).toISOString(),
  resend_after: new Date(now().getTime() + resendAfter).toISOString(),
});
