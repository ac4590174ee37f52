import type { Purpose } from "@kwan/domain/kinds";
import { CompiledQuery } from "kysely";
import type { Queries } from "../db/open.ts";
import { readMoment } from "../db/parsers.ts";
import type { Invoices } from "../db/tables.ts";

/** The rows that the next actions of some applications depend on. */
interface ToDoRows {
  readonly steps: {
    readonly service_id: string;
    readonly step: string;
    readonly state: "open" | "done" | "failed";
    readonly done_at: string | null;
  }[];
  readonly invoices: {
    readonly service_id: string;
    readonly status: Invoices["status"];
    readonly due: Invoices["due"];
    readonly due_at: string;
    readonly total_pesewas: number;
  }[];
  readonly appointments: {
    readonly service_id: string;
    readonly status: string;
    readonly purpose: Purpose;
    readonly starts_at: string;
    readonly branch_name: string;
  }[];
}

const rows = (query: string) => `(select coalesce(json_agg(r), '[]') from (${query}) r)`;

/**
 * One statement instead of three, to save round trips. Timestamps are selected as text, because JSON formats them
 * differently.
 */
const toDo = `select
  ${rows("select service_id, step, state, done_at::text from service_steps where service_id = any($1) order by position")} as steps,
  ${rows(`select service_id, status, due, due_at::text, total_pesewas from invoices where service_id = any($1)
    order by issued_at, id`)} as invoices,
  ${rows(`select a.service_id, a.status, slots.purpose, slots.starts_at::text, branches.name as branch_name
    from appointments a join slots on slots.id = a.slot_id join branches on branches.id = slots.branch_id
    where a.service_id = any($1) and a.status = 'booked'`)} as appointments`;

export async function toDoRows(db: Queries, service_ids: readonly string[]): Promise<ToDoRows> {
  if (service_ids.length === 0) return { steps: [], invoices: [], appointments: [] };
  const found = await db.executeQuery(CompiledQuery.raw(toDo, [service_ids]));
  const { steps, invoices, appointments } = found.rows[0] as ToDoRows;
  return {
    steps: steps.map((row) => ({ ...row, done_at: row.done_at && readMoment(row.done_at) })),
    invoices: invoices.map((row) => ({ ...row, due_at: readMoment(row.due_at) })),
    appointments: appointments.map((row) => ({ ...row, starts_at: readMoment(row.starts_at) })),
  };
}
