import { taskKinds, taskStatuses } from "@kwan/domain/tasks";
import * as z from "zod/mini";
import { id } from "../basics.ts";
import { call } from "../call.ts";
import { anyOf, listQuery, page, sortBy } from "../lists.ts";
import { colleague, task, taskCounts } from "./shapes.ts";

const access = [
  "appeals.decide",
  "applications.work",
  "changes.decide",
  "decisions.approve",
  "identities.verify",
  "payments.resolve",
] as const;

export const listTasks = call({
  id: "listTasks",
  paged: true,
  method: "GET",
  path: "/office/task/",
  query: () =>
    listQuery({
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
  answer: () => page(task),
  access: [...access],
  audit: "driver",
});

export const countTasks = call({
  id: "countTasks",
  method: "GET",
  path: "/office/task/count/",
  answer: taskCounts,
  access: [...access],
});

export const claimTask = call({
  id: "claimTask",
  method: "POST",
  path: "/office/task/{id}/claim/",
  answer: task,
  errors: ["state_forbids"],
  access: [...access],
});

export const releaseTask = call({
  id: "releaseTask",
  method: "POST",
  path: "/office/task/{id}/release/",
  answer: task,
  errors: ["state_forbids"],
  access: [...access],
});

export const claimNextTask = call({
  id: "claimNextTask",
  method: "POST",
  path: "/office/task/next/",
  body: () =>
    z.object({
      /** Takes only a task of this kind. */
      kind: z.optional(anyOf(taskKinds)),
      status: z.optional(anyOf(taskStatuses)),
      branch: z.optional(id),
    }),
  answer: () =>
    z.object({
      /** The task that the caller has just taken. Null if no task was free. */
      task: z.nullable(task),
    }),
  access: [...access],
});

export const assignTasks = call({
  id: "assignTasks",
  method: "POST",
  path: "/office/task/assign/",
  body: () =>
    z.object({
      /** The IDs of the tasks to assign or release. */
      tasks: z.array(id).check(z.minLength(1), z.maxLength(100)),
      /** The ID of the colleague's account. Send null to release the tasks. */
      assignee: z.nullable(id),
    }),
  answer: () =>
    z.object({
      /** The number of tasks that were assigned or released. */
      assigned: z.int(),
    }),
  errors: ["state_forbids"],
  access: [...access],
});

export const listColleagues = call({
  id: "listColleagues",
  paged: true,
  method: "GET",
  path: "/office/colleague/",
  query: () => listQuery({ search: z.optional(z.string().check(z.maxLength(100))) }),
  answer: () => page(colleague),
  access: [...access],
});
