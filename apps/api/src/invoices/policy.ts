import type { Status } from "@kwan/domain";
import type { Actor } from "../calls/handler.ts";
import type { Due } from "./store.ts";

/** Whose application it is, or an officer. */
export const mayBill = (actor: Actor, service: { readonly driver_id: string }): boolean =>
  actor.role === "officer" || actor.driver === service.driver_id;

/** Which invoice is due in a state: one when the application is sent, one before its card is printed. */
export const dueWhen = (status: Status): Due | null =>
  status === "awaiting_payment" ? "on_sending" : status === "approved" ? "before_production" : null;
