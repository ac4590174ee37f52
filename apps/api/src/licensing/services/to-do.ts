import type { PlainDate } from "@kwan/domain";
import { invoiceStatusAt, type NextAction, nextActions, type StepName, steps } from "@kwan/domain/kinds";
import type { ListedApplication } from "./lists-store.ts";
import { readToDo, type ToDoRows } from "./to-do-store.ts";

/** An applicant's next action on an application. */
export type Next = NextAction<ToDoRows["invoices"][number], ToDoRows["appointments"][number]>;

/** Returns the first of the next actions for a listed application, or undefined if there is nothing to do. */
export function nextActionOf(
  { status, to_do, delivery_location_id }: ListedApplication,
  now: Date,
  today: PlainDate,
): Next | undefined {
  if (!to_do) return undefined;
  const rows = readToDo(to_do);
  const [first] = nextActions(
    {
      status,
      steps: rows.steps.map(({ step, state, done_at, running_until }) => ({
        step: step as StepName,
        during: steps[step as StepName]?.during ?? "",
        state,
        done_at,
        running_until,
      })),
      invoices: rows.invoices.map((invoice) => ({ ...invoice, status: invoiceStatusAt(invoice, now) })),
      is_delivered: delivery_location_id !== null,
    },
    rows.appointments,
    today,
  );
  return first;
}
