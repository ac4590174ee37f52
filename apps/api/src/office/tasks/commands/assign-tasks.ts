import type { assignTasks as call } from "@kwan/contract";
import type { Role } from "@kwan/domain";
import { m } from "#messages";
import { requireOthersRecord } from "../../../people/drivers/own-record.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, invalidField, orNotFound } from "../../../platform/domain-error.ts";
import type { AccountId } from "../../../platform/ids.ts";
import { notify } from "../../../platform/notifications/notify.ts";
import type { RequestBodyOf } from "../../../platform/wire-ids.ts";
import { findStaff } from "../colleagues-store.ts";
import { reachOf } from "../policy.ts";
import type { Reach } from "../reach-store.ts";
import { hasPartIn, lockTask, setClaim } from "../store.ts";

/**
 * Assigns tasks to a colleague who has permission to do each of them, or releases them. The colleague is notified. A
 * task that somebody else has taken needs a reason, which that person is told.
 */
export async function assignTasks(
  context: Context<Actor>,
  { tasks: ids, assignee, reason = null }: RequestBodyOf<typeof call>,
): Promise<number> {
  const { tx, deps, actor } = context;
  const colleague = assignee === null ? null : await reachOfColleague(context, assignee);
  // Lock in a fixed order, to avoid deadlocks between people who assign the same tasks.
  const each = [...new Set(ids)].toSorted();
  for (const id of each) {
    const task = orNotFound(await lockTask(tx, { reach: reachOf(actor) }, id), "task");
    if (colleague && !(await lockTask(tx, { reach: colleague }, id)))
      throw new DomainError("state_forbids", m.tasks_not_for_them());
    if (task.driver_id) await requireOthersRecord(tx, actor, task.driver_id);
    if (assignee !== null && (await hasPartIn(tx, id, assignee)))
      throw new DomainError("state_forbids", m.tasks_their_part());
    const holder = task.claimed_by !== assignee && task.claimed_by !== actor.id ? task.claimed_by : null;
    if (holder !== null) {
      if (!reason || reason.length < 10) throw invalidField("reason", m.tasks_take_over_reason());
      await notify(context, {
        user_id: holder,
        words: () => ({ title: m.tasks_taken_over_title(), message: m.tasks_taken_over({ reason }) }),
      });
    }
    await setClaim(tx, id, assignee && { by: assignee, at: deps.now() });
    await recordAudit(context, {
      action: "assign_task",
      entity: "task",
      entity_id: id,
      before: { claimed_by: task.claimed_by },
      after: { claimed_by: assignee, ...(holder !== null && { reason }) },
    });
  }
  if (assignee !== null && assignee !== actor.id)
    await notify(context, {
      user_id: assignee,
      words: () => ({ title: m.tasks_assigned_title(), message: m.tasks_assigned({ count: each.length }) }),
    });
  return each.length;
}

async function reachOfColleague({ tx }: Context<Actor>, id: AccountId): Promise<Reach> {
  const colleague = await findStaff(tx, id);
  if (!colleague) throw invalidField("assignee", m.tasks_no_such_person());
  return reachOf({ id, role: colleague.role as Role, branch: colleague.branch_id });
}
