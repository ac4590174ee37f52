// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  assignTasks,
  claimNextTask,
  claimTask,
  countTasks,
  listColleagues,
  listTasks,
  releaseTask,
} from "@kwan/contract";
import type { Answering, Body, Query } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/**
 * Staff members' tasks.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { tasks });
 */
/* @__NO_SIDE_EFFECTS__ */
export const tasks = (send: Send) => ({
  /**
   * Lists the open tasks that the caller can do, earliest deadline first.
   *
   * @example
   * for await (const task of kwan.tasks.list({ mine: "true" })) console.log(task.title, task.due_on);
   */
  list: method(
    listTasks,
    (query?: Query<typeof listTasks>, options?: CallOptions): Answering<typeof listTasks> =>
      send(listTasks, { query }, options),
  ),
  /**
   * Counts the open tasks that the caller can do.
   *
   * @example
   * const { mine, overdue } = await kwan.tasks.counts();
   */
  counts: method(countTasks, (options?: CallOptions): Answering<typeof countTasks> => send(countTasks, {}, options)),
  /**
   * Assigns a task to the caller.
   *
   * @example
   * await kwan.tasks.claim(task.id);
   */
  claim: method(
    claimTask,
    (id: string, options?: PostOptions): Answering<typeof claimTask> => send(claimTask, { params: { id } }, options),
  ),
  /**
   * Releases a task that the caller has taken.
   *
   * @example
   * await kwan.tasks.release(task.id);
   */
  release: method(
    releaseTask,
    (id: string, options?: PostOptions): Answering<typeof releaseTask> =>
      send(releaseTask, { params: { id } }, options),
  ),
  /**
   * Takes the free task with the earliest deadline. In the response, `task` is null if no task is free.
   *
   * @example
   * const { task } = await kwan.tasks.claimNext({});
   */
  claimNext: method(
    claimNextTask,
    (body?: Body<typeof claimNextTask>, options?: PostOptions): Answering<typeof claimNextTask> =>
      send(claimNextTask, { body }, options),
  ),
  /**
   * Assigns tasks to a colleague, who is notified.
   *
   * @example
   * await kwan.tasks.assign({ tasks: [task.id], assignee: accountId });
   */
  assign: method(
    assignTasks,
    (body: Body<typeof assignTasks>, options?: PostOptions): Answering<typeof assignTasks> =>
      send(assignTasks, { body }, options),
  ),
  /**
   * Lists the colleagues who can be assigned tasks, sorted by name.
   *
   * @example
   * for await (const { name, open_tasks } of kwan.tasks.colleagues({ search: "asan" })) console.log(name, open_tasks);
   */
  colleagues: method(
    listColleagues,
    (query?: Query<typeof listColleagues>, options?: CallOptions): Answering<typeof listColleagues> =>
      send(listColleagues, { query }, options),
  ),
});
