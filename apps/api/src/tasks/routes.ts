import { mayDo, roles, type Status } from "@kwan/domain";
import { type TaskKind, taskKinds, tasks } from "@kwan/domain/tasks";
import { type Handlers, Reply } from "../calls/handler.ts";
import { listAnswer } from "../calls/lists.ts";
import type { Actor, Context } from "../context.ts";
import { readSort } from "../db/sorted.ts";
import { existing } from "../domain-error.ts";
import type { BranchId, TaskId } from "../ids.ts";
import { listColleagues } from "./colleagues-store.ts";
import { assignTasks } from "./commands/assign-tasks.ts";
import { claimNextTask, claimTask, releaseTask } from "./commands/claim-task.ts";
import { presentTask } from "./present.ts";
import { reachOf } from "./reach.ts";
import { countTasks, findTask, listTasks } from "./store.ts";

async function answer({ tx, deps, actor }: Context<Actor>, id: TaskId) {
  const task = existing(await findTask(tx, { reach: reachOf(actor) }, id), "task");
  return presentTask(actor, deps.today())(task);
}

/** Reads the filters. Kinds and statuses can have several values, separated by commas. */
const wantedOf = ({
  kind,
  status,
  branch,
}: {
  kind?: string | undefined;
  status?: string | undefined;
  branch?: BranchId | undefined;
}) => ({
  kinds: kind?.split(",") as TaskKind[] | undefined,
  statuses: status?.split(",") as Status[] | undefined,
  branch_id: branch,
});

const rolesWithTasks = roles.filter((role) => mayDo(role, ...taskKinds.map((kind) => tasks[kind].scope)));

export const taskRoutes = {
  listTasks: async ({ db, deps, actor }, { query, request }) => {
    const { mine, due, sort = "due" } = query;
    const claimed_by = mine === undefined ? query.assignee : mine === "true" ? actor.id : null;
    const subject_id = query.subject;
    const filter = { reach: reachOf(actor), claimed_by, subject_id, ...wantedOf(query), due, today: deps.today() };
    const listed = await listTasks(db, filter, query, readSort(sort));
    const reads = new Set(listed.rows.flatMap(({ driver_id }) => driver_id ?? []));
    return new Reply({ body: listAnswer(request, listed, presentTask(actor, deps.today())), reads: [...reads] });
  },
  countTasks: async ({ db, deps, actor }) => {
    const counted = await countTasks(db, { reach: reachOf(actor), today: deps.today() }, actor.id);
    const sum = (which: "all" | "mine" | "free" | "overdue") => counted.reduce((total, row) => total + row[which], 0);
    return {
      all: sum("all"),
      mine: sum("mine"),
      free: sum("free"),
      overdue: sum("overdue"),
      kinds: counted.map(({ kind, all }) => ({ kind, count: all })),
    };
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
    const id = await claimNextTask(context, wantedOf(body));
    return { task: id === undefined ? null : await answer(context, id) };
  },
  assignTasks: async (context, { body }) => ({
    assigned: await assignTasks(context, body.tasks, body.assignee),
  }),
  listColleagues: async ({ db, actor }, { query, request }) => {
    const { search } = query;
    return listAnswer(
      request,
      await listColleagues(db, { roles: rolesWithTasks, branch: actor.branch, search }, query),
      ({ open_tasks, ...colleague }) => ({ ...colleague, open_tasks: open_tasks ?? 0 }),
    );
  },
} satisfies Partial<Handlers>;
