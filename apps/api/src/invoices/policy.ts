import type { Status } from "@kwan/domain";
import type { Actor } from "../context.ts";
import type { Due, InvoiceRow } from "./store.ts";

/** Whose application it is, or an officer. */
export const mayBill = (actor: Actor, service: { readonly driver_id: string }): boolean =>
  actor.role === "officer" || actor.driver === service.driver_id;

/** Which invoice is due in a state: one when the application is sent, one before its card is printed. */
export const dueWhen = (status: Status): Due | null =>
  status === "awaiting_payment" ? "on_sending" : status === "approved" ? "before_production" : null;

/** How an invoice stands at a moment: past its day it has run out, whether or not the job that writes so has run yet. */
export const statusAt = ({ status, due_at }: Pick<InvoiceRow, "status" | "due_at">, now: Date): InvoiceRow["status"] =>
  status === "unpaid" && Date.parse(due_at) < now.getTime() ? "expired" : status;
