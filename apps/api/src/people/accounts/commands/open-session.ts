import type { AnswerOf, completeLoginByEmail } from "@kwan/contract";
import { addMonthsToInstant, dayOf, type Role } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Context, Work } from "../../../platform/context.ts";
import type { UserRow } from "../../../platform/db/tables.ts";
import { DomainError } from "../../../platform/domain-error.ts";
import { notify } from "../../../platform/notifications/notify.ts";
import { insertSession } from "../../sessions/store.ts";
import { presentAccount } from "../present.ts";
import { hashToken, newToken } from "../tokens.ts";

/** Opens a session. Only this response contains the token, because the database stores just its hash. */
export async function openSession(
  context: Context,
  account: UserRow,
  device: string,
): Promise<AnswerOf<typeof completeLoginByEmail>> {
  const { tx, deps } = context;
  const now = deps.now();
  if (account.deletes_at !== null) await remindOfDeletion(context, account, account.deletes_at);
  const token = newToken();
  // The portal's cookie has the same lifetime.
  const expires_at = new Date(addMonthsToInstant(now.toISOString(), 1));
  const id = deps.newId("ses");
  const session = { id, user_id: account.id, token_hash: hashToken(token), device };
  await insertSession(tx, { ...session, started_at: now, last_used_at: now, expires_at });
  // The request was anonymous. From here on, the actor is the person who has logged in.
  const actor = { id: account.id, role: account.role as Role };
  await recordAudit({ ...context, actor }, { action: "log_in", entity: "user", entity_id: account.id });
  return { token, expires_at: expires_at.toISOString(), user: presentAccount(account) };
}

/**
 * Tells people how to keep an account whose deletion is scheduled. Logging in does not cancel the deletion, because
 * people might log in for something else and not notice. From the deletion date, nobody can log in to the account.
 */
async function remindOfDeletion({ tx, deps }: Work, { id }: UserRow, deletes_at: string): Promise<void> {
  if (Date.parse(deletes_at) <= deps.now().getTime()) throw new DomainError("code_expired");
  const words = () => ({
    title: m.accounts_deletion_title(),
    message: m.accounts_deletion_after_login({ day: formatDate(dayOf(deletes_at), "long") }),
  });
  await notify({ tx, deps }, { user_id: id, words });
}
