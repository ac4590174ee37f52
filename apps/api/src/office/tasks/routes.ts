import { type Handlers, Reply } from "../../platform/calls/handler.ts";
import { listAnswer } from "../../platform/calls/lists.ts";
import type { Actor, Context } from "../../platform/context.ts";
import { readSort } from "../../platform/db/sorted.ts";
import { orNotFound } from "../../platform/domain-error.ts";
import type { TaskId } from "../../platform/ids.ts";
import { listColleagues } from "./colleagues-store.ts";
import { assignTasks } from "./commands/assign-tasks.ts";
import { claimNextTask, claimTask, releaseTask } from "./commands/claim-task.ts";
import { reachOf, rolesWithTasks } from "./policy.ts";
import { presentColleague, presentCounts, presentTask } from "./present.ts";
import { countTasks, findTask, listTasks } from "./store.ts";
import { filterOfQuery } from "./task-filter.ts";

async function answer({ tx, deps, actor }: Context<Actor>, id: TaskId) {
  const task = orNotFound(await findTask(tx, { reach: reachOf(actor) }, id), "task");
  return presentTask(actor, deps.today())(task);
}

export const taskRoutes = {
  listTasks: async ({ db, deps, actor }, { query, request }) => {
    const { mine, due, sort = "due" } = query;
    const claimed_by = mine === undefined ? query.assignee : mine === "true" ? actor.id : null;
    const subject_id = query.subject;
    const filter = { reach: reachOf(actor), claimed_by, subject_id, ...filterOfQuery(query), due, today: deps.today() };
    const listed = await listTasks(db, filter, query, readSort(sort));
    const reads = new Set(listed.rows.flatMap(({ driver_id }) => driver_id ?? []));
    return new Reply({ body: listAnswer(request, listed, presentTask(actor, deps.today())), reads: [...reads] });
  },
  countTasks: async ({ db, deps, actor }) =>
    presentCounts(await countTasks(db, { reach: reachOf(actor), today: deps.today() }, actor.id)),
  claimTask: async (context, { params }) => {
    await claimTask(context, params.id);
    return answer(context, params.id);
  },
  releaseTask: async (context, { params }) => {
    await releaseTask(context, params.id);
    return answer(context, params.id);
  },
  claimNextTask: async (context, { body }) => {
    const id = await claimNextTask(context, filterOfQuery(body));
    return { task: id === undefined ? null : await answer(context, id) };
  },
  assignTasks: async (context, { body }) => ({
    assigned: await assignTasks(context, body),
  }),
  listColleagues: async ({ db, actor }, { query, request }) => {
    const { search } = query;
    return listAnswer(
      request,
      await listColleagues(db, { roles: rolesWithTasks, branch: actor.branch, search }, query),
      presentColleague,
    );
  },
} satisfies Partial<Handlers>;
