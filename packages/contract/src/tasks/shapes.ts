import { statuses } from "@kwan/domain";
import { taskKinds } from "@kwan/domain/tasks";
import * as z from "zod/mini";
import { id, instant, line, plainDate } from "../basics.ts";

export const task = z.object({
  id,
  /** Kind of task. */
  kind: z.enum(taskKinds),
  /**
   * The ID of the record that the task is about: an application, an update request, a driver, a decision, an appeal, a
   * payment or a lesson.
   */
  subject_id: z.string(),
  title: line,
  /** The number of the application. Null for other tasks. */
  number: z.nullable(z.string()),
  status: z.nullable(z.enum(statuses)),
  driver: z.nullable(id),
  driver_name: z.nullable(line),
  branch: z.nullable(id),
  branch_name: z.nullable(line),
  /** When the record first needed work, and the task was opened. */
  opened_at: instant,
  /** The last day to act. */
  due_on: plainDate,
  /** Whether the deadline has passed. */
  is_overdue: z.boolean(),
  /** Who has taken the task. Null if no one has. */
  claimed_by: z.nullable(z.object({ id, name: line })),
  /** When the task was taken. Null if nobody has taken it. */
  claimed_at: z.nullable(instant),
  /** Whether the caller has taken the task. */
  is_mine: z.boolean(),
});

/** Counts of the open tasks that the caller can do. */
export const taskCounts = z.object({
  /** The number of tasks that the caller can do. */
  all: z.int(),
  /** The number of tasks that the caller has taken. */
  mine: z.int(),
  /** The number of tasks that nobody has taken. */
  free: z.int(),
  /** The number of tasks whose deadline has passed. */
  overdue: z.int(),
  /** The number of tasks of each kind. Kinds without tasks are left out. */
  kinds: z.array(
    z.object({
      /** Kind of task. */
      kind: z.enum(taskKinds),
      /** The number of open tasks of this kind. */
      count: z.int(),
    }),
  ),
});

/** A colleague to whom tasks can be assigned. */
export const colleague = z.object({
  id,
  name: line,
  branch_name: z.nullable(line),
  /** The number of open tasks that the colleague has taken. */
  open_tasks: z.int(),
});
