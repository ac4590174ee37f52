import type { Role } from "@kwan/domain";
import type { Actor } from "../context.ts";
import type { Server } from "../deps.ts";
import { DomainError } from "../domain-error.ts";
import { findSession, staffIdleMs, touchSession } from "../sessions/store.ts";
import { hashToken } from "./tokens.ts";

const minuteMs = 60_000;

/**
 * Who a request comes from. A token that is dead is said to be so, even where none is needed: the caller should
 * know that they are logged out. When it was last used is noted once a minute, not at every call.
 */
export async function actorOf(
  { db }: Pick<Server, "db">,
  authorization: string | undefined,
  now: Date,
): Promise<Actor | null> {
  const [, token] = /^Bearer ([\w.~+/=-]{1,500})$/i.exec(authorization ?? "") ?? [];
  if (token === undefined) return null;
  const session = await findSession(db.kysely, hashToken(token), now);
  if (!session) throw new DomainError("unauthenticated");
  if (now.getTime() - Date.parse(session.last_used_at) > minuteMs)
    await touchSession(db.kysely, session.session_id, now);
  return {
    id: session.id,
    role: session.role as Role,
    driver: session.driver_id,
    school: session.school_id,
    branch: session.branch_id,
    session: session.session_id,
    expires_at: session.session_expires_at,
    account: session,
  };
}

/**
 * How many seconds the session lasts if it is not used again: a device that keeps answers to be read offline deletes
 * them then. Seconds and no moment, because the clocks of phones are often wrong.
 */
export function secondsLeft({ role, expires_at }: Actor, now: Date): number {
  const left = Date.parse(expires_at) - now.getTime();
  return Math.floor((role === "learner" || role === "driver" ? left : Math.min(left, staffIdleMs)) / 1_000);
}
