import type { Actor } from "../context.ts";
import type { Limit } from "../rate-limits/limits.ts";
import type { PaymentStatus } from "./store.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** After this long, the server looks up a payment that has not been settled. */
const firstLookMs = 15 * minuteMs;
const betweenLooksMs = { least: 5 * minuteMs, most: 24 * hourMs };
/** After this long, a payment that nobody finished has expired. */
export const openForMs = 24 * hourMs;
/** After this long, a provider does not settle a payment any more. */
const settlesForMs = 30 * 24 * hourMs;

/**
 * When to ask the provider about a payment again: the older it is, the less often. Money may still arrive after the
 * payment or its invoice has expired, so we keep asking for 30 days; after that, null.
 */
export function nextLookAt(started_at: Date, now: Date): Date | null {
  const age = now.getTime() - started_at.getTime();
  if (age > settlesForMs) return null;
  if (age < firstLookMs) return new Date(started_at.getTime() + firstLookMs);
  const pause = Math.min(Math.max(age / 4, betweenLooksMs.least), betweenLooksMs.most);
  return new Date(now.getTime() + pause);
}

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
