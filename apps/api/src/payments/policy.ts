import type { Limit } from "../accounts/limits.ts";
import type { Actor } from "../calls/handler.ts";
import type { PaymentStatus } from "./store.ts";

/** After this long, a payment that has not been settled is looked up by the server itself. */
export const lookAfterMs = 15 * 60_000;
/** After this long, one that nobody finished is over. */
export const openForMs = 24 * 3_600_000;

export const isOpen = (status: PaymentStatus): boolean => status === "waiting" || status === "pending";

/** One's own payments, or an officer's look at them. */
export const maySeePayments = (actor: Actor, driver_id: string): boolean =>
  actor.role === "officer" || actor.driver === driver_id;

/** Who reads the payer's name in full; everybody else sees the initials. */
export const maySeePayer = (actor: Actor | null, driver_id: string): boolean =>
  actor !== null && (actor.role === "officer" || actor.role === "admin" || actor.driver === driver_id);

/** Calls that anybody with a link may make, and that each ask the provider, are counted by what they are about. */
export const startLimit = (invoice_id: string): Limit => ({
  key: `start-payment:${invoice_id}`,
  most: 60,
  seconds: 60,
});
export const confirmLimit = (payment_id: string): Limit => ({
  key: `confirm-payment:${payment_id}`,
  most: 120,
  seconds: 60,
});
