import type { postNotice as call } from "@kwan/contract";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError } from "../../../platform/domain-error.ts";
import type { NoticeId } from "../../../platform/ids.ts";
import type { RequestBodyOf } from "../../../platform/wire-ids.ts";
import { currentNotices, insertNotice, lockBoard } from "../store.ts";

/** More notices than this push the page out of sight. */
const maxNotices = 3;

/** Posts a notice that everybody reads until it ends. */
export async function postNotice(
  context: Context<Actor>,
  { hours, ...notice }: RequestBodyOf<typeof call>,
): Promise<NoticeId> {
  const { tx, deps, actor } = context;
  await lockBoard(tx);
  const posted_at = deps.now();
  if ((await currentNotices(tx, posted_at)).length >= maxNotices)
    throw new DomainError("state_forbids", m.notices_too_many({ most: maxNotices }));
  const id = deps.newId("ntc");
  const until = new Date(posted_at.getTime() + hours * 3_600_000);
  await insertNotice(tx, { id, ...notice, posted_by: actor.id, posted_at, until });
  await recordAudit(context, { action: "post_notice", entity: "notice", entity_id: id, after: { ...notice, hours } });
  return id;
}
