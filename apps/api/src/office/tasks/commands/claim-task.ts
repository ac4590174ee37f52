import { m } from "#messages";
import { requireOthersRecord } from "../../../people/drivers/own-record.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import type { TaskId } from "../../../platform/ids.ts";
import { reachOf } from "../policy.ts";
import { hasPartIn, lockNext, lockTask, setClaim } from "../store.ts";
import type { QueryFilter } from "../task-filter.ts";

/**
 * Takes a task that nobody else has taken. The caller must not have taken part in the decision or rejection that the
 * task is about.
 */
export async function claimTask(context: Context<Actor>, id: TaskId): Promise<void> {
  const { tx, actor } = context;
  const task = orNotFound(await lockTask(tx, { reach: reachOf(actor) }, id), "task");
  if (task.claimed_by === actor.id) return;
  if (task.claimed_by !== null) throw new DomainError("state_forbids", m.tasks_taken());
  if (task.driver_id) await requireOthersRecord(tx, actor, task.driver_id);
  if (await hasPartIn(tx, id, actor.id)) throw new DomainError("state_forbids", m.tasks_own_part());
  await take(context, id);
}

/** Takes the free task with the earliest deadline. Returns undefined if there is none. */
export async function claimNextTask(context: Context<Actor>, filter: QueryFilter): Promise<TaskId | undefined> {
  const { tx, actor } = context;
  const next = await lockNext(tx, { reach: reachOf(actor), ...filter }, actor.id);
  if (next) await take(context, next.id);
  return next?.id;
}

async function take(context: Context<Actor>, id: TaskId): Promise<void> {
  const { tx, deps, actor } = context;
  await setClaim(tx, id, { by: actor.id, at: deps.now() });
  await recordAudit(context, { action: "claim_task", entity: "task", entity_id: id, after: { claimed_by: actor.id } });
}

export async function releaseTask(context: Context<Actor>, id: TaskId): Promise<void> {
  const { tx, actor } = context;
  const task = orNotFound(await lockTask(tx, { reach: reachOf(actor) }, id), "task");
  if (task.claimed_by !== actor.id) throw new DomainError("state_forbids", m.tasks_not_yours());
  await setClaim(tx, id, null);
  await recordAudit(context, {
    action: "release_task",
    entity: "task",
    entity_id: id,
    before: { claimed_by: actor.id },
  });
}
