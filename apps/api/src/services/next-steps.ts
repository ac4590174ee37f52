import { isOpen } from "@kwan/domain";
import { type NextStep, nextStep, type StepName, steps } from "@kwan/domain/kinds";
import type { Queries } from "../db/open.ts";
import { statusAt } from "../invoices/policy.ts";
import { nextStepRows } from "./next-steps-store.ts";
import type { ApplicationRow } from "./store.ts";

type Rows = Awaited<ReturnType<typeof nextStepRows>>;
/** What the applicant does next with an application. */
export type Next = NextStep<Rows["invoices"][number], Rows["appointments"][number]>;

/** The next step of each of some applications, by its id; none where there is nothing to say. */
export async function nextStepsOf(
  db: Queries,
  applications: readonly ApplicationRow[],
  now: Date,
): Promise<ReadonlyMap<string, Next>> {
  const open = applications.filter(({ status }) => isOpen(status));
  const rows = await nextStepRows(
    db,
    open.map(({ id }) => id),
  );
  const next = new Map<string, Next>();
  for (const { id, status, delivery_location_id } of open) {
    const own = <Row extends { service_id: string }>(all: readonly Row[]) => all.filter((row) => row.service_id === id);
    const found = nextStep(
      {
        status,
        steps: own(rows.steps).map(({ step, state, done_at }) => ({
          step: step as StepName,
          during: steps[step as StepName]?.during ?? "",
          state,
          done_at,
        })),
        invoices: own(rows.invoices).map((invoice) => ({ ...invoice, status: statusAt(invoice, now) })),
        appointments: own(rows.appointments),
        is_delivered: delivery_location_id !== null,
      },
      now.toISOString().slice(0, 10),
    );
    if (found) next.set(id, found);
  }
  return next;
}
