import type { AnswerOf, completeLoginByEmail } from "@kwan/contract";
import { addMonths } from "@kwan/domain";
import { note } from "../../audit/append.ts";
import type { Asked } from "../../calls/handler.ts";
import { DomainError } from "../../domain-error.ts";
import { tell } from "../../notifications/tell.ts";
import { presentAccount } from "../present.ts";
import { insertSession, keepUser, type UserRow } from "../store.ts";
import { hashToken, newToken } from "../tokens.ts";

/** One month, as the portal's cookie. */
function aMonthLater(now: Date): Date {
  const day = addMonths(now.toISOString().slice(0, 10), 1);
  return new Date(`${day}${now.toISOString().slice(10)}`);
}

/** Logs an account in: the answer holds the token once; afterwards only its hash is known. */
export async function openSession(asked: Asked, account: UserRow): Promise<AnswerOf<typeof completeLoginByEmail>> {
  const { db, deps, request } = asked;
  const now = deps.now();
  const user = account.deletes_at === null ? account : await keepAccount(asked, account);
  const token = newToken();
  const expires_at = aMonthLater(now);
  const id = deps.newId("ses");
  const session = { id, user_id: user.id, token_hash: hashToken(token), device: request.device };
  await insertSession(db, { ...session, started_at: now, last_used_at: now, expires_at });
  await note(asked, { action: "log_in", entity: "user", entity_id: user.id });
  return { token, expires_at: expires_at.toISOString(), user: presentAccount(user) };
}

/** Who logs in before the day of a deletion keeps the account, and is told so. From that day on there is none. */
async function keepAccount(asked: Asked, { id, deletes_at }: UserRow): Promise<UserRow> {
  const { db, deps } = asked;
  const kept = await keepUser(db, id, deps.now());
  if (!kept) throw new DomainError("code_expired");
  await note(asked, { action: "cancel_deletion", entity: "user", entity_id: id, before: { deletes_at } });
  const message = "You logged in, so your account will not be deleted. If you still want that, ask for it again.";
  await tell(db, deps, { user_id: id, title: "Your account stays", message });
  return kept;
}
