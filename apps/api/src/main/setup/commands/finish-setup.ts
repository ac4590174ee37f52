import type { AnswerOf, finishSetup as call, ReadBodyOf } from "@kwan/contract";
import { getLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { findByUsername, insertUser, lockAdmins, updateUser } from "../../../people/accounts/store.ts";
import { readEmail, readPhone } from "../../../people/accounts/targets.ts";
import { hashToken } from "../../../people/accounts/tokens.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import { recordRefusal } from "../../../platform/audit/refusals.ts";
import type { Context } from "../../../platform/context.ts";
import { ifNotUnique } from "../../../platform/db/errors.ts";
import { DomainError, invalidField, type Refusal, refuse } from "../../../platform/domain-error.ts";
import { limit, tooMany, waitFor } from "../../../platform/rate-limits/limits.ts";
import { closeSetup, lockSetup } from "../store.ts";
import { removeSecret } from "./open-setup.ts";

/** Returns the part of the email address before the @, or a generated username if that part is taken or too short. */
async function usernameFor({ tx }: Context, email: string, id: string): Promise<string> {
  const [local = ""] = email.split("@");
  const plain = local.replaceAll(/[^\w.-]/g, "").slice(0, 24);
  const isFree = plain.length >= 3 && !(await findByUsername(tx, plain));
  return isFree ? plain : `admin-${id.slice(-6).toLowerCase()}`;
}

/**
 * Creates the first administrator, once, for the person who has the set-up secret. The account has no password until
 * the administrator sets one with a password reset.
 */
export async function finishSetup(
  context: Context,
  input: ReadBodyOf<typeof call>,
  network: string,
): Promise<AnswerOf<typeof call> | Refusal> {
  const { tx, deps } = context;
  const now = deps.now();
  const setup = await lockSetup(tx);
  const isDone = setup === undefined || setup.finished_at !== null || (await lockAdmins(tx)).length > 0;
  if (isDone) return refuse(new DomainError("state_forbids", m.setup_already_done()));
  // Hashes are compared, so the response time reveals nothing about the secret.
  if (hashToken(input.secret.trim()) !== setup.secret_hash) {
    await recordRefusal(context, { action: "code_refused", entity: "setup", entity_id: "secret" });
    const waitSeconds = await waitFor(tx, [limit("wrong_setup_secrets", { network })], deps);
    return refuse(waitSeconds === null ? invalidField("secret", m.setup_wrong_secret()) : tooMany(waitSeconds));
  }
  if (Date.parse(setup.expires_at) <= now.getTime()) return refuse(new DomainError("code_expired", m.setup_expired()));
  const { first_name, last_name } = input;
  const [email, phone_number] = [readEmail(input.email), readPhone(input.phone_number)];
  const id = deps.newId("usr");
  const username = await usernameFor(context, email, id);
  const account = { id, username, email, phone_number, first_name, last_name, other_name: null } as const;
  await insertUser(tx, { ...account, role: "admin", password_hash: null, language: getLanguage() }, now)
    .then(() => updateUser(tx, id, { is_email_verified: true, is_phone_verified: true }, now))
    .catch(ifNotUnique(() => new DomainError("already_exists", m.setup_contact_taken())));
  await closeSetup(tx, now);
  const after = { username, prices_confirmed: input.prices_confirmed };
  await recordAudit(context, { action: "finish_setup", entity: "user", entity_id: id, after });
  // If the transaction fails after this, the person who sent the secret still has it.
  removeSecret(deps);
  return { username, email };
}
