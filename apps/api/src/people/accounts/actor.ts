import type { Role } from "@kwan/domain";
import type { Actor, Server } from "../../platform/context.ts";
import { DomainError } from "../../platform/domain-error.ts";
import { findSession, staffIdleMs, touchSession } from "../sessions/store.ts";
import { hashToken } from "./tokens.ts";

const minuteMs = 60_000;

/**
 * Returns the caller of a request, or null if it has no token. A token that is no longer valid is refused even if the
 * call needs none, so that callers learn that they are logged out. The last use of a session is recorded at most once a
 * minute.
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
 * Returns the number of seconds until the session ends if it is not used again. Devices delete their offline copies of
 * responses after that time. The result is a duration, because phones' clocks are often wrong.
 */
export function secondsLeft({ role, expires_at }: Actor, now: Date): number {
  const left = Date.parse(expires_at) - now.getTime();
  return Math.floor((role === "learner" || role === "driver" ? left : Math.min(left, staffIdleMs)) / 1_000);
}
