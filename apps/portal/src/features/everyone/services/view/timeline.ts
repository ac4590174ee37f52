import { isOpen, type PlainDate, statuses } from "@kwan/domain";
import { steps as allSteps, type KindRow, stepsNow, stepsOf } from "@kwan/domain/kinds";
import { m } from "#messages";
import { dayInWords } from "../../../../words/dates-and-money.ts";
import type { Application } from "../queries.ts";

export type ShownStep = {
  name: string;
  state: "done" | "current" | "to-come" | "failed";
  date?: string;
  dateTime?: string;
  note?: string;
};

const dated = (at: string | null) => (at ? { date: dayInWords(at), dateTime: at.slice(0, 10) } : {});

/** Returns an application's steps or, for a draft, the steps that it will have. */
function stepsIn({ steps, status }: Application, row: Pick<KindRow, "steps">, today: PlainDate) {
  if (steps.length > 0 || status !== "draft") return steps;
  return stepsOf(row.steps, null, today).map((step) => ({
    step,
    ...allSteps[step],
    state: "open" as const,
    done_at: null,
    note: null,
  }));
}

/**
 * Whether an application has passed the stage that a step belongs to. The step then counts as done, even if no one has
 * recorded it.
 */
const isBehind = (during: Application["steps"][number]["during"], status: Application["status"]): boolean =>
  isOpen(status) && statuses.indexOf(status) > statuses.indexOf(during) && status !== "action_required";

/**
 * Returns an application's timeline: submission, payment, the service's steps, and the end, each with its date.
 *
 * @example
 * timelineOf(application, row, "2026-11-21").find(({ state }) => state === "current")?.name; // "Documents checked"
 */
export function timelineOf(application: Application, row: Pick<KindRow, "steps">, today: PlainDate): ShownStep[] {
  const { status, submitted_at, invoices, history, completed_at } = application;
  // A refunded payment does not count as paid.
  const isPaid = invoices.some((invoice) => invoice.status === "paid");
  const paidAt = isPaid ? (history.findLast(({ action }) => action === "pay")?.at ?? null) : null;
  const isOver = status === "rejected" || status === "cancelled";
  const [now] = status === "draft" || status === "awaiting_payment" ? [] : stepsNow(application);
  const isSent = submitted_at !== null && status !== "draft";
  const timeline: ShownStep[] = [
    {
      name: m.services_timeline_submitted(),
      state: isSent ? "done" : isOver ? "to-come" : "current",
      ...dated(isSent ? submitted_at : null),
    },
  ];
  if (invoices.length > 0)
    timeline.push({
      name: status === "awaiting_payment" ? m.services_payment() : m.services_status_paid(),
      state: status === "awaiting_payment" ? "current" : isPaid ? "done" : "to-come",
      ...(status !== "awaiting_payment" && dated(paidAt)),
    });
  for (const step of stepsIn(application, row, today))
    timeline.push({
      name: step.title,
      state: isBehind(step.during, status)
        ? "done"
        : step.state === "open"
          ? step === now
            ? "current"
            : "to-come"
          : step.state,
      ...dated(step.done_at),
      ...(step.note && { note: step.note }),
    });
  const end = history.findLast(({ to }) => to === status)?.at ?? null;
  if (status === "rejected") timeline.push({ name: m.services_status_rejected(), state: "failed", ...dated(end) });
  else if (status === "cancelled")
    timeline.push({ name: m.services_status_cancelled(), state: "failed", ...dated(end) });
  else
    timeline.push({
      name: m.services_status_completed(),
      state: status === "completed" ? "done" : "to-come",
      ...dated(completed_at),
    });
  return isOver ? timeline.filter(({ state }) => state !== "to-come") : timeline;
}
