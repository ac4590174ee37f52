// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.

import type { PlainDate, Status } from "@kwan/domain";
import type { TaskKind } from "@kwan/domain/tasks";
import type { AccountId, BranchId, DriverId, SubjectId, TaskId } from "../ids.ts";

export type TaskClaimedBy = {
  /** Opaque ID. */
  id: string;
  /** Name. */
  name: string;
};

export type Task = {
  /** Opaque ID. */
  id: TaskId;
  /** Kind of task. */
  kind: TaskKind;
  /**
   * The ID of the record that the task is about: an application, an update request, a driver, a decision, an appeal, a
   * payment or a lesson.
   */
  subject_id: string;
  /** Title to display. */
  title: string;
  /** The number of the application. Null for other tasks. */
  number: string | null;
  /** The status of the record. */
  status: Status | null;
  /** ID of the driver profile. */
  driver: DriverId | null;
  /** Display name of the driver. */
  driver_name: string | null;
  /** ID of the branch. */
  branch: BranchId | null;
  /** Branch name. */
  branch_name: string | null;
  /** When the record first needed work, and the task was opened. */
  opened_at: string;
  /** The last day to act. */
  due_on: PlainDate;
  /** Whether the deadline has passed. */
  is_overdue: boolean;
  /** Who has taken the task. Null if no one has. */
  claimed_by: TaskClaimedBy | null;
  /** When the task was taken. Null if nobody has taken it. */
  claimed_at: string | null;
  /** Whether the caller has taken the task. */
  is_mine: boolean;
};

export type ListTasksQuerySort =
  | "-about"
  | "-branch"
  | "-claimed"
  | "-due"
  | "-kind"
  | "-service"
  | "-status"
  | "about"
  | "branch"
  | "claimed"
  | "due"
  | "kind"
  | "service"
  | "status";

export type ListTasksQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** True to list only the tasks that the caller has taken. False to list only the tasks that nobody has taken. */
  readonly mine?: "false" | "true" | null | undefined;
  /** ID of the account of the member of staff who has taken the tasks. */
  readonly assignee?: AccountId | null | undefined;
  /** Lists only items of this kind. */
  readonly kind?: string | null | undefined;
  /** Lists only items with this status. */
  readonly status?: string | null | undefined;
  /** ID of the branch. */
  readonly branch?: BranchId | null | undefined;
  /** The ID of the record that the tasks are about, such as an application. */
  readonly subject?: SubjectId | null | undefined;
  /** Whether to list only overdue tasks or only tasks that are due today. */
  readonly due?: "overdue" | "today" | null | undefined;
  /** What to sort by. Tasks with the same value are sorted by their deadline. A "-" reverses the order. */
  readonly sort?: ListTasksQuerySort | null | undefined;
};

export type CountTasksKind = {
  /** Kind of task. */
  kind: TaskKind;
  /** The number of open tasks of this kind. */
  count: number;
};

export type CountTasksAnswer = {
  /** The number of tasks that the caller can do. */
  all: number;
  /** The number of tasks that the caller has taken. */
  mine: number;
  /** The number of tasks that nobody has taken. */
  free: number;
  /** The number of tasks whose deadline has passed. */
  overdue: number;
  /** The number of tasks of each kind. Kinds without tasks are left out. */
  kinds: CountTasksKind[];
};

export type ClaimNextTaskBody = {
  /** Takes only a task of this kind. */
  kind?: string | undefined;
  /** The status of the record. */
  status?: string | undefined;
  /** ID of the branch. */
  branch?: BranchId | undefined;
};

export type ClaimNextTaskAnswer = {
  /** The task that the caller has just taken. Null if no task was free. */
  task: Task | null;
};

export type AssignTasksBody = {
  /** The IDs of the tasks to assign or release. */
  tasks: TaskId[];
  /** The ID of the colleague's account. Send null to release the tasks. */
  assignee: AccountId | null;
  /** Why tasks are taken from those who have taken them. Required if somebody else has taken one. */
  reason?: string | null | undefined;
};

export type AssignTasksAnswer = {
  /** The number of tasks that were assigned or released. */
  assigned: number;
};

export type ListColleaguesQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** The text to search for. To search a long list, send at least three letters or digits in a row. */
  readonly search?: string | null | undefined;
};

export type ListColleaguesItem = {
  /** Opaque ID. */
  id: AccountId;
  /** Name. */
  name: string;
  /** Branch name. */
  branch_name: string | null;
  /** The number of open tasks that the colleague has taken. */
  open_tasks: number;
};
