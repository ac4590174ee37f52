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
    query: { due: "overdue", kind: "review_application,verify_identity", sort: "branch" },
    answer: pageOf(exampleTask),
  },
  countTasks: {
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
    params: { id: ids.task },
    answer: claimed,
  },
  releaseTask: {
    params: { id: ids.task },
    answer: exampleTask,
  },
  claimNextTask: {
    body: {},
    answer: { task: claimed },
  },
  assignTasks: {
    body: { tasks: [ids.task], assignee: ids.staff },
    answer: { assigned: 1 },
  },
  listColleagues: {
    query: { search: "asan" },
    answer: pageOf({ id: ids.staff, name: "Kofi Asante", branch_name: "Accra (37)", open_tasks: 3 }),
  },
};
