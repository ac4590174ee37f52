import { addPesewas, type Pesewas } from "@kwan/domain";
import type { Actor } from "../../platform/context.ts";
import type { AccountId, DriverId, InvoiceId, PaymentId } from "../../platform/ids.ts";
import { type Limit, limit } from "../../platform/rate-limits/limits.ts";
import { may } from "../../platform/scopes.ts";
import type { RefundRow } from "./refunds-store.ts";
import type { PaymentRow, PaymentStatus } from "./store.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** The delay before an open payment is first looked up. */
const firstLookMs = 15 * minuteMs;
const betweenLooksMs = { min: 5 * minuteMs, max: 24 * hourMs };
/** How long a payment stays open before it expires. */
export const openForMs = 24 * hourMs;
/** How long a provider can take to settle a payment. */
const settlesForMs = 30 * 24 * hourMs;

/**
 * Returns the time at which to check a payment with the provider again. The older the payment, the longer the interval.
 * Lookups continue for 30 days, because money may still arrive after the payment or its invoice has expired. After
 * that, returns null.
 */
export function nextLookAt(started_at: Date, now: Date): Date | null {
  const age = now.getTime() - started_at.getTime();
  if (age > settlesForMs) return null;
  if (age < firstLookMs) return new Date(started_at.getTime() + firstLookMs);
  const pause = Math.min(Math.max(age / 4, betweenLooksMs.min), betweenLooksMs.max);
  return new Date(now.getTime() + pause);
}

export const isOpen = (status: PaymentStatus): boolean => status === "waiting" || status === "pending";

/** Whether someone can see a payment. People can see their own payments, and officers can see all payments. */
export const maySeePayments = (actor: Actor, driver_id: DriverId): boolean =>
  may(actor, "applications.work", "payments.resolve") || actor.driver === driver_id;

/** Whether someone can see the payer's full name. Everyone else sees initials. */
export const maySeePayer = (actor: Actor | null, driver_id: DriverId): boolean =>
  actor !== null && (may(actor, "applications.work", "staff.manage") || actor.driver === driver_id);

/**
 * Who pays: the account of the applicant, or of an officer who helps them, or else somebody who only has the link. Each
 * has limits of their own, so that strangers cannot use up those of the applicant.
 */
export type Payer = { readonly account: AccountId } | "stranger";

export const payerOf = (actor: Actor | null, driver_id: DriverId): Payer =>
  actor !== null && (actor.driver === driver_id || may(actor, "applications.work"))
    ? { account: actor.id }
    : "stranger";

/** How many payments for one invoice can be open at the same time. */
export const maxOpen = (payer: Payer): number => (payer === "stranger" ? 3 : 5);

/** The limits on what is sent to the provider. Each payment causes a request, and each prompt appears on a phone. */
export function startLimits(payer: Payer, invoice: InvoiceId, phone: string | null): readonly Limit[] {
  if (payer === "stranger")
    return [
      limit("payments_of_strangers", { invoice }),
      ...(phone === null ? [] : [limit("prompts_of_strangers", { phone })]),
    ];
  const { account } = payer;
  return [
    limit("payments_of_applicant", { invoice, account }),
    ...(phone === null ? [] : [limit("prompts_of_applicant", { phone, account })]),
  ];
}

export const confirmLimit = (payer: Payer, payment: PaymentId, network: string): Limit =>
  limit("confirmations", { payment, asker: payer === "stranger" ? network : payer.account });

/** Returns the amount that arrived, in the smallest unit of its currency. */
export const receivedOf = (payment: Pick<PaymentRow, "received_pesewas" | "amount_pesewas">): Pesewas =>
  payment.received_pesewas ?? payment.amount_pesewas;

/** Adds up the refunds that are in one of these states. */
export const sumOf = (refunds: readonly RefundRow[], ...states: readonly RefundRow["state"][]): Pesewas =>
  addPesewas(...refunds.filter(({ state }) => states.includes(state)).map(({ pesewas }) => pesewas));
