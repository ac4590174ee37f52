import type { Purpose } from "@kwan/domain/kinds";
import type { Queries } from "../db/open.ts";

/** What the next actions of some applications depend on, each read for all of them in one query. */
export async function toDoRows(db: Queries, service_ids: readonly string[]) {
  if (service_ids.length === 0) return { steps: [], invoices: [], appointments: [] };
  const ids = [...service_ids];
  const steps = await db
    .selectFrom("service_steps")
    .select(["service_id", "step", "state", "done_at"])
    .where("service_id", "in", ids)
    .orderBy("position")
    .$narrowType<{ state: "open" | "done" | "failed" }>()
    .execute();
  const invoices = await db
    .selectFrom("invoices")
    .select(["service_id", "status", "due", "due_at", "total_pesewas"])
    .where("service_id", "in", ids)
    .orderBy("issued_at")
    .orderBy("id")
    .execute();
  const appointments = await db
    .selectFrom("appointments")
    .innerJoin("slots", "slots.id", "appointments.slot_id")
    .innerJoin("branches", "branches.id", "slots.branch_id")
    .select(["appointments.service_id", "appointments.status", "slots.purpose", "slots.starts_at"])
    .select("branches.name as branch_name")
    .where("appointments.service_id", "in", ids)
    .where("appointments.status", "=", "booked")
    .$narrowType<{ purpose: Purpose }>()
    .execute();
  return { steps, invoices, appointments };
}
