import type { AnswerOf, countTasks, listColleagues, listTasks } from "@kwan/contract";
import { displayName } from "@kwan/domain";
import { decisionRow } from "@kwan/domain/decisions";
import { tasks } from "@kwan/domain/tasks";
import { titleOf } from "../../money/invoices/present.ts";
import type { Actor } from "../../platform/context.ts";
import type { listColleagues as findColleagues } from "./colleagues-store.ts";
import type { countTasks as countTasksByKind, ListedTask } from "./store.ts";

type Task = AnswerOf<typeof listTasks>["results"][number];

export const presentTask =
  (actor: Actor, today: string) =>
  (row: ListedTask): Task => ({
    id: row.id,
    kind: row.kind,
    subject_id: row.subject_id,
    title: row.service_kind
      ? titleOf(row.service_kind)
      : row.decision_kind
        ? decisionRow(row.decision_kind).title
        : tasks[row.kind].title,
    number: row.number,
    status: row.service_status as Task["status"],
    driver: row.driver_id,
    driver_name:
      row.first_name === null || row.last_name === null
        ? null
        : displayName({ first_name: row.first_name, last_name: row.last_name, other_name: row.other_name }),
    branch: row.branch_id,
    branch_name: row.branch_name,
    opened_at: row.opened_at,
    due_on: row.due_on,
    is_overdue: row.due_on < today,
    claimed_by: row.claimed_by && {
      id: row.claimed_by,
      name: [row.claimer_first_name, row.claimer_last_name].join(" ").trim(),
    },
    claimed_at: row.claimed_at,
    is_mine: row.claimed_by === actor.id,
  });

export const presentCounts = (counted: Awaited<ReturnType<typeof countTasksByKind>>): AnswerOf<typeof countTasks> => {
  const sum = (which: "all" | "mine" | "free" | "overdue") => counted.reduce((total, row) => total + row[which], 0);
  return {
    all: sum("all"),
    mine: sum("mine"),
    free: sum("free"),
    overdue: sum("overdue"),
    kinds: counted.map(({ kind, all }) => ({ kind, count: all })),
  };
};

type Colleague = Awaited<ReturnType<typeof findColleagues>>["rows"][number];

export const presentColleague = ({
  open_tasks,
  ...colleague
}: Colleague): AnswerOf<typeof listColleagues>["results"][number] => ({ ...colleague, open_tasks: open_tasks ?? 0 });
