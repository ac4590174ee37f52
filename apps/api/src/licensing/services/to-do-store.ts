import { endStatuses, type Pesewas } from "@kwan/domain";
import type { Purpose } from "@kwan/domain/kinds";
import { readMoment } from "../../platform/db/parsers.ts";
import type { Invoices } from "../../platform/db/tables.ts";

/** The rows on which an application's next action depends. */
export interface ToDoRows {
  readonly steps: {
    readonly step: string;
    readonly state: "open" | "done" | "failed";
    readonly done_at: string | null;
    readonly running_until: string | null;
  }[];
  readonly invoices: {
    readonly status: Invoices["status"];
    readonly due: Invoices["due"];
    readonly attempt: number | null;
    readonly due_at: string;
    readonly total_pesewas: Pesewas;
  }[];
  readonly appointments: {
    readonly status: string;
    readonly purpose: Purpose;
    readonly starts_at: string;
    readonly branch_name: string;
  }[];
}

const rows = (query: string) => `(select coalesce(json_agg(r), '[]') from (${query}) r)`;

/** SQL for the end of the theory test that an applicant is taking for a step, or null. */
export const runningUntil = (application: string): string => `(select max(deadline_at) from theory_attempts
  where theory_attempts.application_id = ${application} and finished_at is null
    and 'theory_' || part = service_steps.step) as running_until`;

/**
 * SQL for the rows on which the next action of each listed application depends, or null for applications that have
 * ended. They are returned as a column of the list, so that the list takes only one statement.
 */
export const toDoOfService = `case when services.status not in ('${endStatuses.join("', '")}') then json_build_object(
  'steps', ${rows(`select step, state, done_at, ${runningUntil("services.id")} from service_steps
    where application_id = services.id order by position`)},
  'invoices', ${rows(`select status, due, attempt, due_at, total_pesewas from invoices
    where application_id = services.id order by issued_at, id`)},
  'appointments', ${rows(`select a.status, slots.purpose, slots.starts_at, branches.name as branch_name
    from appointments a join slots on slots.id = a.slot_id join branches on branches.id = slots.branch_id
    where a.application_id = services.id and a.status = 'booked'`)}) end`;

/** Converts the timestamps in this JSON column to ISO strings, as in all other columns. */
export const readToDo = ({ steps, invoices, appointments }: ToDoRows): ToDoRows => ({
  steps: steps.map((row) => ({
    ...row,
    done_at: row.done_at && readMoment(row.done_at),
    running_until: row.running_until && readMoment(row.running_until),
  })),
  invoices: invoices.map((row) => ({ ...row, due_at: readMoment(row.due_at) })),
  appointments: appointments.map((row) => ({ ...row, starts_at: readMoment(row.starts_at) })),
});
