import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import type { NoticeId } from "../../../platform/ids.ts";
import { findNotice, lockBoard, endNotice as markEnded } from "../store.ts";

/** Ends a notice before its time. */
export async function endNotice(context: Context<Actor>, id: NoticeId): Promise<void> {
  const { tx, deps, actor } = context;
  await lockBoard(tx);
  const notice = orNotFound(await findNotice(tx, id), "notice");
  const now = deps.now();
  if (notice.ended_at !== null || Date.parse(notice.until) <= now.getTime())
    throw new DomainError("state_forbids", m.notices_ended_already());
  await markEnded(tx, id, { ended_at: now, ended_by: actor.id });
  await recordAudit(context, { action: "end_notice", entity: "notice", entity_id: id });
}
