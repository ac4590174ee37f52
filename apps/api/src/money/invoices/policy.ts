import type { Status } from "@kwan/domain";
import type { Actor } from "../../platform/context.ts";
import type { DriverId } from "../../platform/ids.ts";
import { may } from "../../platform/scopes.ts";
import type { InvoiceRow, Owed } from "./store.ts";

/** Whether someone can see the invoices for an application. Only its owner and officers can. */
export const mayBill = (actor: Actor, service: { readonly driver_id: DriverId }): boolean =>
  may(actor, "applications.work") || actor.driver === service.driver_id;

/**
 * Returns the payment that is due for an application in this status: on submission, or before the card is printed.
 * Returns null for other statuses.
 */
export const dueWhen = (status: Status): Owed | null => {
  const due = status === "awaiting_payment" ? "on_sending" : status === "approved" ? "before_production" : null;
  return due && { due, attempt: null };
};

/**
 * Returns the status of an invoice at a given time. An unpaid invoice is expired after its due time, even if that has
 * not been recorded yet.
 */
export const statusAt = ({ status, due_at }: Pick<InvoiceRow, "status" | "due_at">, now: Date): InvoiceRow["status"] =>
  status === "unpaid" && Date.parse(due_at) < now.getTime() ? "expired" : status;
