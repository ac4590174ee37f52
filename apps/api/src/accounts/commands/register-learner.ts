import type { BodyOf, registerLearner } from "@kwan/contract";
import { note } from "../../audit/append.ts";
import { type Asked, type Reply, refuse } from "../../calls/handler.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import type { UserRow } from "../../db/tables.ts";
import { DomainError, invalidField } from "../../domain-error.ts";
import { send } from "../../messages/send.ts";
import { tooMany, waitFor, waitLeft } from "../../rate-limits/limits.ts";
import { isGuessable, requireHardToGuess } from "../guessable-passwords.ts";
import { hashPassword, isPassword } from "../passwords.ts";
import { findByTarget, findByUsername, insertUser, removeSignUp } from "../store.ts";
import { readPhone } from "../targets.ts";
import { type CodeSent, sendCode } from "./send-code.ts";

type Form = BodyOf<typeof registerLearner>;

/** What is worked out before the transaction, because hashing takes long on purpose. */
interface PreparedSignUp {
  readonly password_hash: string;
  /** An earlier sign-up of the same person, which this one replaces. */
  readonly replaces: string | null;
}

// Mobile networks put thousands of phones behind one address.
const addressLimit = ({ network }: Asked["request"]) => ({ key: `signup:from:${network}`, most: 300, seconds: 3_600 });

const isVerified = (user: UserRow): boolean =>
  user.is_email_verified || user.is_phone_verified || user.driver_id !== null || user.role !== "learner";

const hourMs = 3_600_000;

/** Null where the sign-up will be refused anyway. */
export async function prepareSignUp({ db, deps, request }: Asked, form: Form): Promise<PreparedSignUp | null> {
  const now = deps.now();
  if ((await waitLeft(db, [addressLimit(request)], now)) !== null || isGuessable(form.password1, form)) return null;
  const namesake = await findByUsername(db, form.username);
  // Somebody who corrects their phone number signs up again with the same username and password.
  const isAbandoned = namesake !== undefined && now.getTime() - Date.parse(namesake.created_at) > hourMs;
  const isReplaced =
    namesake !== undefined &&
    !isVerified(namesake) &&
    (isAbandoned || (await isPassword(form.password1, namesake.password_hash)));
  return { password_hash: await hashPassword(form.password1), replaces: isReplaced ? namesake.id : null };
}

/**
 * Signs up a learner. A phone number that has an account already gets the same answer; its owner is told by a message,
 * so that nobody learns from here who has an account. A username is public, so that one is said to be taken. The code
 * goes to the phone, which every learner has. A sign-up takes nothing from anybody else: not an earlier sign-up with
 * the same number, nor its code.
 */
export async function signUp(
  asked: Asked,
  form: Form,
  prepared: PreparedSignUp | null,
): Promise<CodeSent | Reply<never>> {
  const { db, deps, request } = asked;
  const now = deps.now();
  const waitSeconds = await waitFor(db, [addressLimit(request)], now);
  if (waitSeconds !== null) return refuse(tooMany(waitSeconds));
  requireHardToGuess(form.password1, form);
  // The limit was used up when it was asked for the hash, and a new window has just begun.
  if (prepared === null) throw tooMany(1);
  const { username, first_name, last_name } = form;
  const phone_number = readPhone(form.phone_number);
  const email = form.email ? form.email.toLowerCase() : null;
  if (prepared.replaces) await removeSignUp(db, prepared.replaces);
  const namesake = await findByUsername(db, username);
  if (namesake) throw invalidField("username", "This username is taken. Choose another.");
  const owner = await findByTarget(db, phone_number);
  const emailOwner = email === null ? undefined : await findByTarget(db, email);
  for (const each of new Set([owner?.id, emailOwner?.id]))
    await tellOwner(
      asked,
      [owner, emailOwner].find((user) => user && user.id === each),
    );
  const id = owner ? null : deps.newId("usr");
  if (id !== null) {
    const other_name = form.other_name || null;
    const { password_hash } = prepared;
    try {
      await insertUser(
        db,
        { id, username, email, phone_number, first_name, last_name, other_name, role: "learner", password_hash },
        now,
      );
    } catch (error) {
      // Two sign-ups with one username at the same moment: the first is being made.
      if (isUniqueViolation(error)) throw new DomainError("in_progress", { retryAfterSeconds: 2 });
      throw error;
    }
    await note(asked, { action: "sign_up", entity: "user", entity_id: id, after: { role: "learner" } });
  }
  const code = await sendCode(db, deps, { purpose: "signup", target: phone_number, user_id: id, username });
  // Thrown, so that nothing of this sign-up stays: the code of an earlier one is still good.
  if ("waitSeconds" in code) throw tooMany(code.waitSeconds);
  return code.sent;
}

async function tellOwner({ db, deps }: Asked, owner: UserRow | undefined): Promise<void> {
  if (!owner) return;
  const common = {
    user_id: owner.id,
    purpose: "Sign-up with a known contact",
    text: "Someone tried to sign up with your phone number or email. If it was you: you already have an account. Log in, or reset your password.",
    dedupe_key: `known:${owner.id}:${deps.now().toISOString().slice(0, 13)}`,
  };
  if (owner.phone_number && owner.is_phone_verified)
    await send(db, deps, { ...common, channel: "sms", recipient: owner.phone_number });
  else if (owner.email)
    await send(db, deps, {
      ...common,
      channel: "email",
      recipient: owner.email,
      subject: "You already have an account",
    });
}
