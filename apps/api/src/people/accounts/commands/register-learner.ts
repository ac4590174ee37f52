import type { BodyOf, registerLearner } from "@kwan/contract";
import { getLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Context, ReadContext, Work } from "../../../platform/context.ts";
import { isUniqueViolation } from "../../../platform/db/errors.ts";
import type { UserRow } from "../../../platform/db/tables.ts";
import { DomainError, invalidField, type Refusal, refuse } from "../../../platform/domain-error.ts";
import type { AccountId } from "../../../platform/ids.ts";
import { inLanguage } from "../../../platform/language.ts";
import { send } from "../../../platform/messages/send.ts";
import { limit, tooMany, waitLeft, waitOrCount } from "../../../platform/rate-limits/limits.ts";
import { hasChannel } from "../channels.ts";
import { isGuessable, requireHardToGuess } from "../guessable-passwords.ts";
import { hashPassword, isPassword } from "../passwords.ts";
import { findByTarget, findByUsername, insertUser, removeSignUp } from "../store.ts";
import { readPhone } from "../targets.ts";
import { type CodeSent, sendCode, signUpMessages } from "./send-code.ts";

type Form = BodyOf<typeof registerLearner>;

/** The part of a sign-up that is prepared before the transaction, because hashing is deliberately slow. */
interface PreparedSignUp {
  readonly password_hash: string;
  /** The ID of an earlier, unfinished sign-up with the same username, which this one replaces. */
  readonly replaces: AccountId | null;
}

// Sign-ups that are completed do not count, because mobile networks put thousands of phones behind one IP address.
const networkLimit = (network: string) => limit("unused_codes_of_network", { network });

const isVerified = (user: UserRow): boolean =>
  user.is_email_verified || user.is_phone_verified || user.driver_id !== null || user.role !== "learner";

const hourMs = 3_600_000;

/** Hashes the password and finds the sign-up to replace. Returns null if the sign-up will be refused anyway. */
export async function prepareSignUp(
  { db, deps }: Pick<ReadContext, "db" | "deps">,
  form: Form,
  network: string,
): Promise<PreparedSignUp | null> {
  const now = deps.now();
  if ((await waitLeft(db, [networkLimit(network)], deps)) !== null || isGuessable(form.password1, form)) return null;
  const namesake = await findByUsername(db, form.username);
  // People who mistyped their phone number sign up again with the same username and password, so replace their first
  // sign-up. After an hour, anyone can replace an unverified sign-up.
  const isAbandoned = namesake !== undefined && now.getTime() - Date.parse(namesake.created_at) > hourMs;
  const isReplaced =
    namesake !== undefined &&
    !isVerified(namesake) &&
    (isAbandoned || (await isPassword(form.password1, namesake.password_hash)));
  return { password_hash: await hashPassword(form.password1), replaces: isReplaced ? namesake.id : null };
}

/**
 * Signs up a learner. If the phone number already has an account, the response is the same as for a new one and the
 * owner receives a message, so that the call does not reveal who has an account. An earlier sign-up with the same
 * number and its code stay valid. An email address next to the phone number is verified afterwards, like a changed one.
 */
export async function signUp(
  context: Context,
  { form, network, prepared }: { form: Form; network: string; prepared: PreparedSignUp | null },
): Promise<CodeSent | Refusal> {
  const { tx, deps } = context;
  const now = deps.now();
  const waitSeconds = await waitOrCount(tx, [networkLimit(network)], deps);
  if (waitSeconds !== null) return refuse(tooMany(waitSeconds));
  requireHardToGuess(form.password1, form);
  // Preparation was skipped because the limit had been reached, and a new window has started since then.
  if (prepared === null) throw tooMany(1);
  const { username, first_name, last_name } = form;
  const phone_number = readPhone(form.phone_number);
  const email = form.email ? form.email.toLowerCase() : null;
  const target = await targetOf(context, phone_number, email);
  if (prepared.replaces) await removeSignUp(tx, prepared.replaces);
  const namesake = await findByUsername(tx, username);
  if (namesake) throw invalidField("username", m.accounts_username_taken());
  const owner = await findByTarget(tx, phone_number);
  const emailOwner = email === null ? undefined : await findByTarget(tx, email);
  for (const each of new Set([owner?.id, emailOwner?.id]))
    await tellOwner(
      context,
      [owner, emailOwner].find((user) => user && user.id === each),
    );
  const id = (target === email ? emailOwner : owner) ? null : deps.newId("usr");
  const language = getLanguage();
  if (id !== null) {
    const other_name = form.other_name || null;
    const { password_hash } = prepared;
    try {
      await insertUser(
        tx,
        {
          id,
          username,
          phone_number,
          // An email address that the code does not prove waits beside the account, so that it blocks nobody.
          ...(target === email ? { email } : { pending_email: email }),
          first_name,
          last_name,
          other_name,
          role: "learner",
          password_hash,
          language,
        },
        now,
      );
    } catch (error) {
      // Another sign-up with the same username is in progress.
      if (isUniqueViolation(error)) throw new DomainError("in_progress", { retryAfterSeconds: 2 });
      throw error;
    }
    await recordAudit(context, { action: "sign_up", entity: "user", entity_id: id, after: { role: "learner" } });
  }
  const code = await sendCode(context, {
    purpose: "signup",
    target,
    user: id ? { id, language } : null,
    asker: `network:${network}`,
  });
  // Throwing rolls back the whole sign-up, so the code from an earlier one stays valid.
  if ("waitSeconds" in code) throw tooMany(code.waitSeconds);
  return code.sent;
}

/**
 * Returns where the code goes: to the phone, or to the email address if no text message can be sent to the phone. Throws
 * before anything is sent if there is no email address either.
 */
async function targetOf({ tx, deps }: Context, phone_number: string, email: string | null): Promise<string> {
  const wait = hasChannel(deps.config, "sms") ? await waitLeft(tx, [signUpMessages(phone_number)], deps) : 0;
  if (wait === null) return phone_number;
  if (!hasChannel(deps.config, "email")) throw wait > 0 ? tooMany(wait) : new DomainError("unavailable");
  if (email === null) throw invalidField("email", m.accounts_sign_up_needs_email());
  return email;
}

async function tellOwner(work: Work, owner: UserRow | undefined): Promise<void> {
  if (!owner) return;
  const common = {
    user_id: owner.id,
    purpose: "known_contact",
    text: inLanguage(owner.language, () => m.accounts_known_contact()),
    dedupe_key: `known:${owner.id}:${work.deps.now().toISOString().slice(0, 13)}`,
  };
  if (owner.phone_number && owner.is_phone_verified && hasChannel(work.deps.config, "sms"))
    await send(work, { ...common, channel: "sms", recipient: owner.phone_number });
  else if (owner.email)
    await send(work, {
      ...common,
      channel: "email",
      recipient: owner.email,
      subject: inLanguage(owner.language, () => m.accounts_known_contact_title()),
    });
}
