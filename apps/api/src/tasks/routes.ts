import { type HandlersOf, Reply } from "../calls/handler.ts";
import { listAnswer } from "../calls/lists.ts";
import type { Actor, Context } from "../context.ts";
import { notFound } from "../domain-error.ts";
import type { TaskId } from "../ids.ts";
import { assignTasks } from "./commands/assign-tasks.ts";
import { claimNextTask, claimTask, releaseTask } from "./commands/claim-task.ts";
import { presentTask } from "./present.ts";
import { reachOf } from "./reach.ts";
import { findTask, listTasks } from "./store.ts";

async function answer({ tx, deps, actor }: Context<Actor>, id: TaskId) {
  const task = await findTask(tx, { reach: reachOf(actor) }, id);
  if (!task) throw notFound("task");
  return presentTask(actor, deps.today())(task);
}

export const taskRoutes: HandlersOf<"listTasks" | "claimTask" | "releaseTask" | "claimNextTask" | "assignTasks"> = {
  listTasks: async ({ db, deps, actor }, { query, request }) => {
    const { mine, kind, branch, due } = query;
    const claimed_by = mine === undefined ? undefined : mine === "true" ? actor.id : null;
    const filter = { reach: reachOf(actor), claimed_by, kind, branch_id: branch, due, today: deps.today() };
    const listed = await listTasks(db, filter, query);
    const reads = new Set(listed.rows.flatMap(({ driver_id }) => driver_id ?? []));
    return new Reply({ body: listAnswer(request, listed, presentTask(actor, deps.today())), reads: [...reads] });
  },
  claimTask: async (context, { params }) => {
    await claimTask(context, params.id);
    return answer(context, params.id);
  },
  releaseTask: async (context, { params }) => {
    await releaseTask(context, params.id);
    return answer(context, params.id);
  },
  claimNextTask: async (context, { body }) => {
    const id = await claimNextTask(context, body.kind);
    return { task: id === undefined ? null : await answer(context, id) };
  },
  assignTasks: async (context, { body }) => ({
    assigned: await assignTasks(context, body.tasks, body.assignee),
  }),
};
