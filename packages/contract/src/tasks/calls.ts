/**
 * Staff members' tasks.
 *
 * @module
 */

import { taskKinds, taskStatuses } from "@kwan/domain/tasks";
import * as z from "zod/mini";
import { id, optionalNote } from "../basics.ts";
import { call } from "../call.ts";
import { anyOf, listQuery, page, sortBy } from "../lists.ts";
import { colleague, task, taskCounts } from "./shapes.ts";

const access = [
  "appeals.decide",
  "applications.work",
  "changes.decide",
  "complaints.handle",
  "decisions.approve",
  "enquiries.answer",
  "identities.verify",
  "payments.resolve",
  "staff.manage",
] as const;

/**
 * Lists the open tasks that you may do, earliest deadline first. A task stays open while its record needs work. It
 * then closes automatically. The audit log records that you have read the records of the people in the response.
 *
 * @summary List the open tasks
 * @sdk tasks.list
 * @example
 * for await (const task of kwan.tasks.list({ mine: "true" })) console.log(task.title, task.due_on);
 */
export const listTasks = call({
  id: "listTasks",
  paged: true,
  method: "GET",
  path: "/office/task/",
  query: listQuery({
    /** True to list only the tasks that the caller has taken. False to list only the tasks that nobody has taken. */
    mine: z.optional(z.enum(["true", "false"])),
    /** ID of the account of the member of staff who has taken the tasks. */
    assignee: z.optional(id),
    /** Lists only items of this kind. */
    kind: z.optional(anyOf(taskKinds)),
    /** Lists only items with this status. */
    status: z.optional(anyOf(taskStatuses)),
    branch: z.optional(id),
    /** The ID of the record that the tasks are about, such as an application. */
    subject: z.optional(id),
    /** Whether to list only overdue tasks or only tasks that are due today. */
    due: z.optional(z.enum(["overdue", "today"])),
    /** What to sort by. Tasks with the same value are sorted by their deadline. A "-" reverses the order. */
    sort: z.optional(sortBy(["due", "about", "kind", "service", "status", "branch", "claimed"])),
  }),
  answer: page(task),
  access: [...access],
  audit: "driver",
});

/**
 * Counts the open tasks that you may do. The call does not read any data about the people concerned.
 *
 * @summary Count the open tasks
 * @sdk tasks.counts
 * @example
 * const { mine, overdue } = await kwan.tasks.counts();
 */
export const countTasks = call({
  id: "countTasks",
  method: "GET",
  path: "/office/task/count/",
  answer: taskCounts,
  access: [...access],
});

/**
 * Assigns a task to you. The call fails if someone else has taken the task and has not released it.
 *
 * @summary Take a task
 * @sdk tasks.claim
 * @example
 * await kwan.tasks.claim(task.id);
 */
export const claimTask = call({
  id: "claimTask",
  method: "POST",
  path: "/office/task/{id}/claim/",
  answer: task,
  errors: ["state_forbids"],
  access: [...access],
  power: "share_out_tasks",
});

/**
 * Releases a task that you have taken. To release a colleague's task, assign it with a null `assignee`.
 *
 * @summary Release a task
 * @sdk tasks.release
 * @example
 * await kwan.tasks.release(task.id);
 */
export const releaseTask = call({
  id: "releaseTask",
  method: "POST",
  path: "/office/task/{id}/release/",
  answer: task,
  errors: ["state_forbids"],
  access: [...access],
  power: "share_out_tasks",
});

/**
 * Takes the free task with the earliest deadline. Two people never get the same task. In the response, `task` is null
 * if no task is free.
 *
 * @summary Take the next task
 * @sdk tasks.claimNext
 * @example
 * const { task } = await kwan.tasks.claimNext({});
 */
export const claimNextTask = call({
  id: "claimNextTask",
  method: "POST",
  path: "/office/task/next/",
  body: z.object({
    /** Takes only a task of this kind. */
    kind: z.optional(anyOf(taskKinds)),
    status: z.optional(anyOf(taskStatuses)),
    branch: z.optional(id),
  }),
  answer: z.object({
    /** The task that the caller has just taken. Null if no task was free. */
    task: z.nullable(task),
  }),
  access: [...access],
  power: "share_out_tasks",
});

/**
 * Assigns tasks to a colleague, who is notified. The colleague must be allowed to do each of the tasks. To take over a
 * task that somebody else has taken, give the reason, which that person is told.
 *
 * @summary Assign tasks to a colleague
 * @sdk tasks.assign
 * @example
 * await kwan.tasks.assign({ tasks: [task.id], assignee: accountId });
 */
export const assignTasks = call({
  id: "assignTasks",
  method: "POST",
  path: "/office/task/assign/",
  body: z.object({
    /** The IDs of the tasks to assign or release. */
    tasks: z.array(id).check(z.minLength(1), z.maxLength(100)),
    /** The ID of the colleague's account. Send null to release the tasks. */
    assignee: z.nullable(id),
    /** Why tasks are taken from those who have taken them. Required if somebody else has taken one. */
    reason: optionalNote,
  }),
  answer: z.object({
    /** The number of tasks that were assigned or released. */
    assigned: z.int(),
  }),
  errors: ["state_forbids"],
  access: [...access],
  power: "share_out_tasks",
});

/**
 * Lists the colleagues you can assign tasks to, sorted by name. If you work at a branch, you see the colleagues at
 * that branch, and colleagues who work for all branches.
 *
 * @summary List the colleagues you can assign tasks to
 * @sdk tasks.colleagues
 * @example
 * for await (const { name, open_tasks } of kwan.tasks.colleagues({ search: "asan" })) console.log(name, open_tasks);
 */
export const listColleagues = call({
  id: "listColleagues",
  paged: true,
  method: "GET",
  path: "/office/colleague/",
  query: listQuery({ search: z.optional(z.string().check(z.maxLength(100))) }),
  answer: page(colleague),
  access: [...access],
});
