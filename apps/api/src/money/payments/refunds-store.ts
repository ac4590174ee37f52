import type { Pesewas } from "@kwan/domain";
import { CompiledQuery, type Insertable, sql } from "kysely";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { Refunds } from "../../platform/db/tables.ts";
import type { ApplicationId, DriverId, PaymentId, RefundId } from "../../platform/ids.ts";
import type { Source } from "./money-in-words.ts";

/**
 * Locks a flagged payment, which may have to be refunded. Returns it with its invoice's number, application and driver.
 */
export const lockFlagged = (tx: Tx, id: PaymentId) =>
  tx
    .selectFrom("payments")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .selectAll("payments")
    .select(["invoices.driver_id", "invoices.application_id", "invoices.number as invoice_number"])
    .where("payments.id", "=", id)
    .where("payments.mismatch", "is not", null)
    .forUpdate("payments")
    .executeTakeFirst();

/** Returns the person whose application a payment is for. Undefined if the ID is not of a payment. */
export const payerOf = async (db: Queries, id: string): Promise<DriverId | undefined> =>
  (
    await db
      .selectFrom("payments")
      .innerJoin("invoices", "invoices.id", "payments.invoice_id")
      .select("invoices.driver_id")
      .where("payments.id", "=", id as PaymentId)
      .executeTakeFirst()
  )?.driver_id;

export type FlaggedPayment = NonNullable<Awaited<ReturnType<typeof lockFlagged>>>;

/** Returns the refunds of a payment, oldest first. */
export const refundsOf = (db: Queries, id: PaymentId) =>
  db
    .selectFrom("refunds")
    .selectAll()
    .where("payment_id", "=", id)
    .orderBy("created_at")
    .orderBy("refunds.id")
    .execute();

export type RefundRow = Awaited<ReturnType<typeof refundsOf>>[number];

/** A refund of a payment for an application, and where the payment came from. */
export interface RefundOfApplication extends Source {
  readonly state: Refunds["state"];
  readonly pesewas: Pesewas;
  /** When it reached this state. */
  readonly at: string;
}

/** The refunds of an application's payments, latest first, as the rows of a subquery. `$1` is the application. */
export const refundsOfApplication = `
  select refunds.state, refunds.pesewas, coalesce(sent_at, failed_at, created_at) as at, provider, channel, network,
    phone_number
  from refunds join payments on payments.id = refunds.payment_id join invoices on invoices.id = payments.invoice_id
  where invoices.application_id = $1 order by created_at desc, refunds.id desc`;

export async function refundsFor(db: Queries, application_id: ApplicationId): Promise<RefundOfApplication[]> {
  const found = await db.executeQuery(CompiledQuery.raw(refundsOfApplication, [application_id]));
  return found.rows as RefundOfApplication[];
}

export async function insertRefund(tx: Tx, refund: Omit<Insertable<Refunds>, "state">): Promise<void> {
  await tx
    .insertInto("refunds")
    .values({ ...refund, state: "approved" })
    .execute();
}

/** Returns approved refunds that have not been attempted since a given time, oldest first. */
export const refundsToSend = (db: Queries, untriedSince: Date, limit: number) =>
  db
    .selectFrom("refunds")
    .select("id")
    .where("state", "=", "approved")
    .where((of) => of.or([of("tried_at", "is", null), sql<boolean>`tried_at < ${untriedSince}`]))
    .orderBy("created_at")
    .limit(limit)
    .execute();

/** Reserves a refund for sending, so that no other server sends it as well. */
export const takeRefund = (tx: Tx, id: RefundId, untriedSince: Date, now: Date) =>
  tx
    .updateTable("refunds")
    .set({ tried_at: now })
    .where("id", "=", id)
    .where("state", "=", "approved")
    .where((of) => of.or([of("tried_at", "is", null), sql<boolean>`tried_at < ${untriedSince}`]))
    .returningAll()
    .executeTakeFirst();

/** Records that a refund has failed after the provider had accepted it, once. */
export async function returnRefund(tx: Tx, id: RefundId, failed_at: Date, problem: string): Promise<boolean> {
  const row = await tx
    .updateTable("refunds")
    .set({ state: "failed", failed_at, problem })
    .where("id", "=", id)
    .where("state", "=", "sent")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Records the provider's response to a refund, once. */
export async function closeRefund(
  tx: Tx,
  id: RefundId,
  closed:
    | { readonly state: "sent"; readonly sent_at: Date }
    | { readonly state: "failed"; readonly failed_at: Date; readonly problem: string },
): Promise<boolean> {
  const row = await tx
    .updateTable("refunds")
    .set(closed)
    .where("id", "=", id)
    .where("state", "=", "approved")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
