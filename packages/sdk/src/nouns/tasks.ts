// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type AssignTasksAnswer,
  type AssignTasksBody,
  assignTasks,
  type ClaimNextTaskAnswer,
  type ClaimNextTaskBody,
  type CountTasksAnswer,
  claimNextTask,
  claimTask,
  countTasks,
  type ListColleaguesItem,
  type ListColleaguesQuery,
  type ListTasksQuery,
  listColleagues,
  listTasks,
  type Page,
  releaseTask,
  type Task,
  type TaskId,
} from "@kwan/contract";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanList } from "../promises/kwan-list.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/** The codes of the errors that `tasks.list` can fail with. */
export type TasksListCode = CommonCode | "forbidden" | "invalid";

/** The error of `tasks.list`. */
export type TasksListError = KwanError<TasksListCode>;

/** The codes of the errors that `tasks.counts` can fail with. */
export type TasksCountsCode = CommonCode | "forbidden";

/** The error of `tasks.counts`. */
export type TasksCountsError = KwanError<TasksCountsCode>;

/** The codes of the errors that `tasks.claim` can fail with. */
export type TasksClaimCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `tasks.claim`. */
export type TasksClaimError = KwanError<TasksClaimCode>;

/** The codes of the errors that `tasks.release` can fail with. */
export type TasksReleaseCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `tasks.release`. */
export type TasksReleaseError = KwanError<TasksReleaseCode>;

/** The codes of the errors that `tasks.claimNext` can fail with. */
export type TasksClaimNextCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `tasks.claimNext`. */
export type TasksClaimNextError = KwanError<TasksClaimNextCode>;

/** The codes of the errors that `tasks.assign` can fail with. */
export type TasksAssignCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `tasks.assign`. */
export type TasksAssignError = KwanError<TasksAssignCode>;

/** The codes of the errors that `tasks.colleagues` can fail with. */
export type TasksColleaguesCode = CommonCode | "forbidden" | "invalid";

/** The error of `tasks.colleagues`. */
export type TasksColleaguesError = KwanError<TasksColleaguesCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Lists the open tasks that you may do, earliest deadline first. A task stays open while its record needs work. It
   * then closes automatically. The audit log records that you have read the records of the people in the response.
   *
   * @example
   * for await (const task of kwan.tasks.list({ mine: "true" })) console.log(task.title, task.due_on);
   */
  list: method(
    listTasks,
    (query?: ListTasksQuery, options?: CallOptions): KwanList<Page<Task>, TasksListError, "listTasks"> =>
      send(listTasks, { query }, options),
  ),
  /**
   * Counts the open tasks that you may do. The call does not read any data about the people concerned.
   *
   * @example
   * const { mine, overdue } = await kwan.tasks.counts();
   */
  counts: method(
    countTasks,
    (options?: CallOptions): KwanPromise<CountTasksAnswer, TasksCountsError, "countTasks"> =>
      send(countTasks, {}, options),
  ),
  /**
   * Assigns a task to you. The call fails if someone else has taken the task and has not released it.
   *
   * @example
   * await kwan.tasks.claim(task.id);
   */
  claim: method(
    claimTask,
    (id: TaskId, options?: PostOptions): KwanPromise<Task, TasksClaimError, "claimTask"> =>
      send(claimTask, { params: { id } }, options),
  ),
  /**
   * Releases a task that you have taken. To release a colleague's task, assign it with a null `assignee`.
   *
   * @example
   * await kwan.tasks.release(task.id);
   */
  release: method(
    releaseTask,
    (id: TaskId, options?: PostOptions): KwanPromise<Task, TasksReleaseError, "releaseTask"> =>
      send(releaseTask, { params: { id } }, options),
  ),
  /**
   * Takes the free task with the earliest deadline. Two people never get the same task. In the response, `task` is null
   * if no task is free.
   *
   * @example
   * const { task } = await kwan.tasks.claimNext({});
   */
  claimNext: method(
    claimNextTask,
    (
      body?: ClaimNextTaskBody,
      options?: PostOptions,
    ): KwanPromise<ClaimNextTaskAnswer, TasksClaimNextError, "claimNextTask"> => send(claimNextTask, { body }, options),
  ),
  /**
   * Assigns tasks to a colleague, who is notified. The colleague must be allowed to do each of the tasks. To take over a
   * task that somebody else has taken, give the reason, which that person is told.
   *
   * @example
   * await kwan.tasks.assign({ tasks: [task.id], assignee: accountId });
   */
  assign: method(
    assignTasks,
    (body: AssignTasksBody, options?: PostOptions): KwanPromise<AssignTasksAnswer, TasksAssignError, "assignTasks"> =>
      send(assignTasks, { body }, options),
  ),
  /**
   * Lists the colleagues you can assign tasks to, sorted by name. If you work at a branch, you see the colleagues at
   * that branch, and colleagues who work for all branches.
   *
   * @example
   * for await (const { name, open_tasks } of kwan.tasks.colleagues({ search: "asan" })) console.log(name, open_tasks);
   */
  colleagues: method(
    listColleagues,
    (
      query?: ListColleaguesQuery,
      options?: CallOptions,
    ): KwanList<Page<ListColleaguesItem>, TasksColleaguesError, "listColleagues"> =>
      send(listColleagues, { query }, options),
  ),
});

/**
 * Staff members' tasks.
 */
export interface TasksMethods extends ReturnType<typeof withSend> {}

/**
 * Staff members' tasks.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { tasks });
 */
export const tasks: (send: Send) => TasksMethods = withSend;
