import { dayOf, isOpen } from "@kwan/domain";
import { type NextAction, nextActions, type StepName, steps } from "@kwan/domain/kinds";
import type { Queries } from "../db/open.ts";
import { statusAt } from "../invoices/policy.ts";
import type { ApplicationRow } from "./store.ts";
import { toDoRows } from "./to-do-store.ts";

type Rows = Awaited<ReturnType<typeof toDoRows>>;
/** An applicant's next action on an application. */
export type Next = NextAction<Rows["invoices"][number], Rows["appointments"][number]>;

/** The first next action of each application, by its id; applications with nothing to do are left out. */
export async function nextActionsOf(
  db: Queries,
  applications: readonly ApplicationRow[],
  now: Date,
): Promise<ReadonlyMap<string, Next>> {
  const open = applications.filter(({ status }) => isOpen(status));
  const rows = await toDoRows(
    db,
    open.map(({ id }) => id),
  );
  const next = new Map<string, Next>();
  for (const { id, status, delivery_location_id } of open) {
    const own = <Row extends { service_id: string }>(all: readonly Row[]) => all.filter((row) => row.service_id === id);
    const [first] = nextActions(
      {
        status,
        steps: own(rows.steps).map(({ step, state, done_at }) => ({
          step: step as StepName,
          during: steps[step as StepName]?.during ?? "",
          state,
          done_at,
        })),
        invoices: own(rows.invoices).map((invoice) => ({ ...invoice, status: statusAt(invoice, now) })),
        is_delivered: delivery_location_id !== null,
      },
      own(rows.appointments),
      dayOf(now.toISOString()),
    );
    if (first) next.set(id, first);
  }
  return next;
}
