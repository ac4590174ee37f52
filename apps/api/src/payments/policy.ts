import type { Actor } from "../context.ts";
import type { Limit } from "../rate-limits/limits.ts";
import type { PaymentStatus } from "./store.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** When an open payment is first looked up. */
const firstLookMs = 15 * minuteMs;
const betweenLooksMs = { min: 5 * minuteMs, max: 24 * hourMs };
/** When a payment that was not completed expires. */
export const openForMs = 24 * hourMs;
/** When a provider no longer settles a payment. */
const settlesForMs = 30 * 24 * hourMs;

/**
 * When to ask the provider about a payment again: less often the older it is. We ask for 30 days, because money may
 * still arrive after the payment or its invoice has expired; after that, the result is null.
 */
export function nextLookAt(started_at: Date, now: Date): Date | null {
  const age = now.getTime() - started_at.getTime();
  if (age > settlesForMs) return null;
  if (age < firstLookMs) return new Date(started_at.getTime() + firstLookMs);
  const pause = Math.min(Math.max(age / 4, betweenLooksMs.min), betweenLooksMs.max);
  return new Date(now.getTime() + pause);
}

export const isOpen = (status: PaymentStatus): boolean => status === "waiting" || status === "pending";

/** People may see their own payments, and officers may see all of them. */
export const maySeePayments = (actor: Actor, driver_id: string): boolean =>
  actor.role === "officer" || actor.driver === driver_id;

/** Who may see the payer's full name; everyone else sees initials. */
export const maySeePayer = (actor: Actor | null, driver_id: string): boolean =>
  actor !== null && (actor.role === "officer" || actor.role === "admin" || actor.driver === driver_id);

/**
 * These calls are open to anyone with a link and cause requests to the provider, so they are limited per invoice or
 * payment.
 */
export const startLimit = (invoice_id: string): Limit => ({
  key: `start-payment:${invoice_id}`,
  max: 60,
  seconds: 60,
});
export const confirmLimit = (payment_id: string): Limit => ({
  key: `confirm-payment:${payment_id}`,
  max: 120,
  seconds: 60,
});
