import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/domain-error.ts";
import type { SessionId } from "../../../platform/ids.ts";
import { endSessions } from "../store.ts";

export async function logOut(context: Context<Actor>): Promise<void> {
  const { tx, actor } = context;
  await endSessions(tx, actor.id, { only: actor.session });
  await recordAudit(context, { action: "log_out", entity: "user", entity_id: actor.id });
}

/** Ends one of the caller's own sessions. */
export async function endSession(context: Context<Actor>, id: SessionId): Promise<void> {
  const { tx, actor } = context;
  const ended = await endSessions(tx, actor.id, { only: id });
  if (ended === 0) throw notFound("session");
  await recordAudit(context, { action: "end_session", entity: "user", entity_id: actor.id });
}

/** Ends all of the caller's sessions except the current one. */
export async function endOtherSessions(context: Context<Actor>): Promise<void> {
  const { tx, actor } = context;
  await endSessions(tx, actor.id, { but: actor.session });
  await recordAudit(context, { action: "end_other_sessions", entity: "user", entity_id: actor.id });
}
