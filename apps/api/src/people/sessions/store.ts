import { CompiledQuery, type Insertable } from "kysely";
import { type ActingAccount, actingColumns } from "../../platform/acting-account.ts";
import type { PageRequest } from "../../platform/db/keyset.ts";
import { listRows } from "../../platform/db/listed.ts";
import type { Queries, Tx } from "../../platform/db/open.ts";
import { readMoment } from "../../platform/db/parsers.ts";
import type { Sessions } from "../../platform/db/tables.ts";
import type { AccountId, SessionId } from "../../platform/ids.ts";

/** Returns an account's active sessions, newest first. */
export const listSessions = (db: Queries, user_id: AccountId, now: Date, request: PageRequest) =>
  listRows(
    db.selectFrom("sessions").selectAll().where("user_id", "=", user_id).where("expires_at", ">", now.toISOString()),
    { sort: "started_at", id: "id", direction: "desc", kind: "moment" },
    request,
  );

export async function insertSession(tx: Tx, session: Insertable<Sessions>): Promise<void> {
  await tx.insertInto("sessions").values(session).execute();
}

/**
 * Finds the session for a token. The query is raw SQL with one JSON column, because building the query and reading
 * twenty columns for every authenticated request would take too long.
 */
const sessionOfToken = `select to_json(r) as session from (
  select ${actingColumns.map((column) => `users.${column}`).join(", ")}, sessions.id as session_id,
    sessions.last_used_at, sessions.expires_at as session_expires_at
  from sessions join users on users.id = sessions.user_id
  where sessions.token_hash = $1 and sessions.expires_at > $2 and users.is_active
    and (users.role in ('learner', 'driver') or sessions.last_used_at > $3)) r`;

type SessionOfToken = ActingAccount & { session_id: SessionId; last_used_at: string; session_expires_at: string };

/** Staff see many people's data, so their sessions end after twelve hours without use. */
export const staffIdleMs = 12 * 3_600_000;

/** Returns the account and session for a token, if both are still valid. */
export async function findSession(db: Queries, token_hash: string, now: Date): Promise<SessionOfToken | undefined> {
  const idleSince = new Date(now.getTime() - staffIdleMs).toISOString();
  const result = await db.executeQuery(CompiledQuery.raw(sessionOfToken, [token_hash, now.toISOString(), idleSince]));
  const row = result.rows[0] as { readonly session: SessionOfToken } | undefined;
  if (!row) return undefined;
  const { deletes_at, last_used_at, session_expires_at } = row.session;
  return {
    ...row.session,
    deletes_at: deletes_at && readMoment(deletes_at),
    last_used_at: readMoment(last_used_at),
    session_expires_at: readMoment(session_expires_at),
  };
}

export async function touchSession(db: Queries, id: SessionId, now: Date): Promise<void> {
  await db.updateTable("sessions").set({ last_used_at: now }).where("id", "=", id).execute();
}

/** Ends one of an account's sessions, all of them, or all but one. */
export async function endSessions(
  tx: Tx,
  user_id: AccountId,
  which: { only?: SessionId; but?: SessionId } = {},
): Promise<number> {
  let all = tx.deleteFrom("sessions").where("user_id", "=", user_id);
  if (which.only !== undefined) all = all.where("id", "=", which.only);
  if (which.but !== undefined) all = all.where("id", "<>", which.but);
  const { numDeletedRows } = await all.executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
