import type { AnswerOf, completeLoginByEmail } from "@kwan/contract";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Context, Work } from "../../../platform/context.ts";
import { ifNotUnique } from "../../../platform/db/errors.ts";
import type { UserRow } from "../../../platform/db/tables.ts";
import { DomainError, type Refusal, refuse } from "../../../platform/domain-error.ts";
import type { AccountId } from "../../../platform/ids.ts";
import { inLanguage } from "../../../platform/language.ts";
import { send } from "../../../platform/messages/send.ts";
import { notify } from "../../../platform/notifications/notify.ts";
import type { CodePurpose } from "../codes-store.ts";
import type { Origin } from "../known-devices.ts";
import { masked } from "../present.ts";
import { findUser, isContactOf, isPendingOf, releaseContact, updateUser } from "../store.ts";
import { openSession } from "./open-session.ts";
import { takeCode } from "./take-code.ts";

type Session = AnswerOf<typeof completeLoginByEmail>;

export interface CodeInput {
  readonly target: string;
  /** Where the code was entered. */
  readonly origin: Origin;
  readonly code: string;
  readonly attempt?: string | undefined;
  /** The account to which the code was sent, if the caller is logged in. */
  readonly user_id?: AccountId | undefined;
}

interface Login extends CodeInput {
  readonly device: string;
}

/** Opens a session if the code is right and the email address or phone number still belongs to the account. */
export async function completeLogin(context: Context, input: Login): Promise<Session | Refusal> {
  const taken = await take(context, ["login"], input);
  if ("refusal" in taken) return refuse(taken.refusal);
  const { user } = taken;
  if (!isContactOf(user, input.target)) return refuse(new DomainError("code_expired"));
  return openSession(context, await proveContact(context, user, input.target), input.device);
}

/**
 * Completes a sign-up or a change of contact details. Only a sign-up opens a session, because a person who changes
 * contact details is already logged in.
 */
export async function verifyTarget(
  context: Context,
  input: Login,
): Promise<Session | { readonly changed: UserRow } | Refusal> {
  const { actor } = context;
  // Two accounts may be changing to the same email address or phone number, so each can only enter the code that was
  // sent for its own change.
  const own = actor && isPendingOf(actor.account, input.target) ? actor.id : undefined;
  const taken = await take(context, own ? ["change"] : ["signup", "change"], { ...input, user_id: own });
  if ("refusal" in taken) return refuse(taken.refusal);
  const { user, purpose } = taken;
  if (purpose === "change") return confirmChange(context, user, input.target);
  if (!isContactOf(user, input.target)) return refuse(new DomainError("code_expired"));
  return openSession(context, await proveContact(context, user, input.target), input.device);
}

async function take(
  context: Context,
  purposes: readonly CodePurpose[],
  input: CodeInput,
): Promise<{ user: UserRow; purpose: string } | { refusal: DomainError }> {
  const { tx } = context;
  const code = await takeCode(context, { purposes, ...input });
  if ("refusal" in code) return code;
  const { user_id, purpose } = code.taken;
  const user = user_id ? await findUser(tx, user_id) : undefined;
  return user?.is_active ? { user, purpose } : { refusal: new DomainError("code_expired") };
}

const isVerified = (user: UserRow, target: string): boolean =>
  target.includes("@") ? user.is_email_verified : user.is_phone_verified;

/** Marks an email address or phone number as verified, because the code has proved that it belongs to this account. */
async function proveContact({ tx, deps }: Work, user: UserRow, target: string): Promise<UserRow> {
  if (isVerified(user, target)) return user;
  await releaseContact(tx, target, user.id);
  const verified = target.includes("@") ? { is_email_verified: true } : { is_phone_verified: true };
  return updateUser(tx, user.id, verified, deps.now()).catch(heldByAnother);
}

const heldByAnother = ifNotUnique(() => new DomainError("already_exists", m.accounts_contact_taken()));

async function confirmChange(
  context: Context,
  user: UserRow,
  target: string,
): Promise<{ readonly changed: UserRow } | Refusal> {
  const { tx, deps, actor } = context;
  if (actor?.id !== user.id) throw new DomainError("unauthenticated", m.accounts_log_in_first());
  const isEmail = target.includes("@");
  if (!isPendingOf(user, target))
    return refuse(
      new DomainError("code_expired", {
        fields: { code: [m.accounts_change_cancelled()] },
      }),
    );
  await releaseContact(tx, target, user.id);
  const change = isEmail
    ? { email: target, pending_email: null, is_email_verified: true }
    : { phone_number: target, pending_phone_number: null, is_phone_verified: true };
  const old = isEmail ? user.email : user.phone_number;
  const wasVerified = isEmail ? user.is_email_verified : user.is_phone_verified;
  const changed = await updateUser(tx, user.id, change, deps.now()).catch(heldByAnother);
  await recordAudit(context, {
    action: "change_contact",
    entity: "user",
    entity_id: user.id,
    before: { contact: old && masked(old) },
    after: { contact: masked(target) },
  });
  const channel = isEmail ? "email" : "sms";
  const contact = { channel, contact: masked(target) };
  // The account's own email address or phone number, or its first one, has been verified. Nothing has changed.
  if (old === target || old === null) {
    const verified = () => ({
      title: m.accounts_contact_verified_title({ channel }),
      message: m.accounts_contact_verified(contact),
    });
    await notify(context, { user_id: user.id, words: verified, ...(old === null && { isSecurity: true }) });
    return { changed };
  }
  const words = () => ({ title: m.accounts_contact_changed_title(), message: m.accounts_contact_changed(contact) });
  await notify(context, { user_id: user.id, words, isSecurity: true });
  if (old && wasVerified) {
    const { title, message } = inLanguage(user.language, words);
    await send(context, {
      user_id: user.id,
      channel,
      recipient: old,
      purpose: "security",
      subject: title,
      text: message,
    });
  }
  return { changed };
}
