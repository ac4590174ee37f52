import type { Status } from "@kwan/domain";
import type { Actor } from "../context.ts";
import type { Due, InvoiceRow } from "./store.ts";

/** The owner of the application may see its invoices, and officers may. */
export const mayBill = (actor: Actor, service: { readonly driver_id: string }): boolean =>
  actor.role === "officer" || actor.driver === service.driver_id;

/** The invoice that is due in a state: one when the application is sent, one before its card is printed. */
export const dueWhen = (status: Status): Due | null =>
  status === "awaiting_payment" ? "on_sending" : status === "approved" ? "before_production" : null;

/** The status of an invoice at a moment: past its due date it is expired, whether or not the job has recorded that. */
export const statusAt = ({ status, due_at }: Pick<InvoiceRow, "status" | "due_at">, now: Date): InvoiceRow["status"] =>
  status === "unpaid" && Date.parse(due_at) < now.getTime() ? "expired" : status;
