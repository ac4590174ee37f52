import type * as z from "zod/mini";
import type { ExamplesOf } from "../example.ts";
import { ids, pageOf } from "../example-ids.ts";
import type * as tasks from "./calls.ts";
import type { task } from "./shapes.ts";

const exampleTask: z.output<typeof task> = {
  id: ids.task,
  kind: "review_application",
  subject_id: ids.service,
  title: "Driver's licence renewal",
  number: "KW-2026-0000133",
  status: "in_review",
  driver: ids.driver,
  driver_name: "Ama Serwaa Mensah",
  branch: ids.branch,
  branch_name: "Accra (37)",
  opened_at: "2026-11-21T08:40:00Z",
  due_on: "2026-11-26",
  is_overdue: false,
  claimed_by: null,
  claimed_at: null,
  is_mine: false,
};

const claimed = {
  ...exampleTask,
  claimed_by: { id: ids.staff, name: "Kofi Asante" },
  claimed_at: "2026-11-21T09:05:00Z",
  is_mine: true,
};

export const taskExamples: ExamplesOf<typeof tasks> = {
  listTasks: {
    summary: "List the open tasks",
    description:
      "A task stays open while its record needs work. It then closes automatically. The list contains the tasks that the caller may do, with the earliest deadline first. The audit log records that the caller has read the records of the people in the response.",
    query: { due: "overdue", kind: "review_application,verify_identity", sort: "branch" },
    answer: pageOf(exampleTask),
  },
  countTasks: {
    summary: "Count the open tasks",
    description: "Counts the tasks that the caller may do. The call does not read any data about the people concerned.",
    answer: {
      all: 14,
      mine: 3,
      free: 9,
      overdue: 2,
      kinds: [
        { kind: "approve_decision", count: 5 },
        { kind: "resolve_payment", count: 1 },
        { kind: "review_application", count: 8 },
      ],
    },
  },
  claimTask: {
    summary: "Take a task",
    description: "The call fails if someone else has taken the task and has not released it.",
    params: { id: ids.task },
    answer: claimed,
  },
  releaseTask: {
    summary: "Release a task",
    description:
      "You can release only a task that you have taken. To release a colleague's task, call `POST /office/task/assign/` with a null assignee.",
    params: { id: ids.task },
    answer: exampleTask,
  },
  claimNextTask: {
    summary: "Take the next task",
    description: "Takes the free task with the earliest deadline. Two people never get the same task.",
    body: {},
    answer: { task: claimed },
  },
  assignTasks: {
    summary: "Assign tasks to a colleague",
    description: "The colleague must be allowed to do each of the tasks. We notify them.",
    body: { tasks: [ids.task], assignee: ids.staff },
    answer: { assigned: 1 },
  },
  listColleagues: {
    summary: "List the colleagues you can assign tasks to",
    description:
      "Sorted by name. A person who works at a branch sees the colleagues at that branch, and colleagues who work for all branches.",
    query: { search: "asan" },
    answer: pageOf({ id: ids.staff, name: "Kofi Asante", branch_name: "Accra (37)", open_tasks: 3 }),
  },
};
