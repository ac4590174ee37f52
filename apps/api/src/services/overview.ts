import type { AnswerOf, getServiceOverview } from "@kwan/contract";
import { isOpen, type Status, wireFromPesewas } from "@kwan/domain";
import type { Kind } from "@kwan/domain/kinds";
import { licenseStatus, nextRenewal, nextStepText } from "@kwan/domain/kinds";
import type { Actor } from "../calls/handler.ts";
import type { Queries } from "../db/open.ts";
import { findLicense } from "../drivers/store.ts";
import { rowOf } from "./kind-of.ts";
import { type Next, nextStepsOf } from "./next-steps.ts";
import { countByStatus, type ListedApplication, listApplications } from "./store.ts";

type Overview = AnswerOf<typeof getServiceOverview>;
type ToDo = Overview["to_do"][number];

/** The states in which it is usually the applicant's turn. */
const applicantsTurn: readonly Status[] = ["draft", "awaiting_payment", "action_required", "testing", "ready"];

/** What somebody does next; an officer sees the counts of their branch. */
export async function overviewFor(db: Queries, actor: Actor, now: Date): Promise<Overview> {
  const whose = actor.driver ? { driver_id: actor.driver } : { branch_id: actor.branch ?? undefined };
  const isStaff = actor.driver === null && actor.role === "officer";
  const by_status = actor.driver || isStaff ? await countByStatus(db, whose) : [];
  const sum = (of: (status: (typeof by_status)[number]["status"]) => boolean) =>
    by_status.filter(({ status }) => of(status)).reduce((total, { count }) => total + count, 0);
  return {
    open: sum(isOpen),
    action_needed: sum((status) => applicantsTurn.includes(status)),
    completed: sum((status) => status === "completed"),
    by_status,
    to_do: actor.driver ? await toDo(db, actor.driver, now) : [],
  };
}

async function toDo(db: Queries, driver_id: string, now: Date): Promise<ToDo[]> {
  const { rows } = await listApplications(db, { driver_id, isOpen: true }, { limit: 20 });
  const next = await nextStepsOf(db, rows, now);
  // A service that has been started need not be started.
  const begun = new Set<string>(rows.map(({ kind }) => kind));
  const due = await renewal(db, driver_id, now.toISOString().slice(0, 10));
  return [
    ...rows.flatMap((row) => toDoOf(row, next.get(row.id)) ?? []),
    ...due.filter(({ kind }) => kind === null || !begun.has(kind)),
  ];
}

/** The names that two of the next steps have on the wire. */
const onWire = { reply: "answer", check_payment: "see_payment" } as const;

function toDoOf(application: ListedApplication, next: Next | undefined): ToDo | undefined {
  if (!next) return undefined;
  const { title, code } = rowOf(application);
  const appointment = "appointment" in next ? next.appointment : null;
  const isDue = next.what === "pay";
  return {
    what: next.what in onWire ? onWire[next.what as keyof typeof onWire] : (next.what as ToDo["what"]),
    text: `${nextStepText(next)}: ${title}`,
    service: application.id,
    kind: application.kind as Kind,
    type: code,
    due_on: isDue ? next.invoice.due_at.slice(0, 10) : (appointment?.starts_at.slice(0, 10) ?? null),
    amount: isDue ? wireFromPesewas(next.invoice.total_pesewas) : null,
    appointment: appointment && { starts_at: appointment.starts_at, branch_name: appointment.branch_name },
  };
}

/** A licence that is due for its renewal, or has ended, is something to do too. */
async function renewal(db: Queries, driver_id: string, today: string): Promise<ToDo[]> {
  const license = await findLicense(db, driver_id);
  if (!license || license.is_revoked) return [];
  const status = licenseStatus(license, today);
  const due_on = status === "expired" ? license.expires_on : nextRenewal(license);
  if (status === "valid" && (due_on === null || Date.parse(due_on) - Date.parse(today) > 90 * 86_400_000)) return [];
  const kind = status === "expired" ? "expired-drivers-license-replacement" : "drivers-renewal";
  return [
    {
      what: "renew",
      text: status === "expired" ? "Replace your expired licence" : "Renew your licence",
      service: null,
      kind,
      type: rowOf({ kind }).code,
      due_on,
      amount: null,
      appointment: null,
    },
  ];
}
