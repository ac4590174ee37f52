import { statuses } from "@kwan/domain";
import { taskKinds } from "@kwan/domain/tasks";
import * as z from "zod/mini";
import { id, instant, line, plainDate } from "./basics.ts";

/** A piece of work for a member of staff. */
export const task = z.object({
  id,
  kind: z.enum(taskKinds),
  /** The id of the record that the task is about: an application, a request, a driver, a decision, an appeal or a payment. */
  subject_id: z.string(),
  title: line,
  /** The application's number; null for other tasks. */
  number: z.nullable(z.string()),
  status: z.nullable(z.enum(statuses)),
  driver: z.nullable(id),
  driver_name: z.nullable(line),
  branch: z.nullable(id),
  branch_name: z.nullable(line),
  /** When the record started to need somebody. */
  opened_at: instant,
  due_on: plainDate,
  /** Whether the last day to act has passed. */
  is_overdue: z.boolean(),
  /** Who has taken the task; null if nobody has. */
  claimed_by: z.nullable(z.object({ id, name: line })),
  /** When the task was taken. */
  claimed_at: z.nullable(instant),
  /** Whether the caller has taken it. */
  is_mine: z.boolean(),
});

/** A colleague to whom tasks can be assigned. */
export const colleague = z.object({
  id,
  name: line,
  branch_name: z.nullable(line),
  /** The number of open tasks that they have taken. */
  open_tasks: z.int(),
});
