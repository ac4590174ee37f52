import type { Status } from "@kwan/domain";
import type { Actor } from "../context.ts";
import type { DriverId } from "../ids.ts";
import { may } from "../scopes.ts";
import type { Due, InvoiceRow } from "./store.ts";

/** The owner of an application and officers can see its invoices. */
export const mayBill = (actor: Actor, service: { readonly driver_id: DriverId }): boolean =>
  may(actor, "applications.work") || actor.driver === service.driver_id;

/** Returns when the invoice for a status is due. One is due on submission, and one before the card is printed. */
export const dueWhen = (status: Status): Due | null =>
  status === "awaiting_payment" ? "on_sending" : status === "approved" ? "before_production" : null;

/**
 * Returns the status of an invoice at a given time. After its due date it is expired, whether or not the job has
 * recorded that yet.
 */
export const statusAt = ({ status, due_at }: Pick<InvoiceRow, "status" | "due_at">, now: Date): InvoiceRow["status"] =>
  status === "unpaid" && Date.parse(due_at) < now.getTime() ? "expired" : status;
