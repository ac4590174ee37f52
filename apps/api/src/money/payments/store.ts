import type { Pesewas } from "@kwan/domain";
import { type ExpressionBuilder, type Insertable, sql, type Updateable } from "kysely";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { Payments, Receipts, Tables } from "../../platform/db/tables.ts";
import type { ApplicationId, DriverId, InvoiceId, PaymentId } from "../../platform/ids.ts";

export type PaymentStatus = Payments["status"];

const payments = (db: Queries) => db.selectFrom("payments").selectAll();

export const findPayment = (db: Queries, id: PaymentId) => payments(db).where("id", "=", id).executeTakeFirst();

/** Locks a payment, so that reports about it and its refunds are handled one at a time. */
export const lockPayment = (tx: Tx, id: PaymentId) => payments(tx).where("id", "=", id).forUpdate().executeTakeFirst();

export const findByReference = (db: Queries, reference: string) =>
  payments(db).where("reference", "=", reference).executeTakeFirst();

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

/** Finds a payment for this application. References that belong to other applications are not found. */
export const findOfService = (db: Queries, application_id: ApplicationId, reference: string) =>
  db
    .selectFrom("payments")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .selectAll("payments")
    .select("invoices.driver_id")
    .where("payments.reference", "=", reference)
    .where("invoices.application_id", "=", application_id)
    .executeTakeFirst();

/** Returns an invoice's payments that may still succeed. */
export const openOf = (db: Queries, invoice_id: InvoiceId) =>
  payments(db).where("invoice_id", "=", invoice_id).where("status", "in", ["waiting", "pending"]).execute();

export const insertPayment = (
  tx: Tx,
  row: Omit<Insertable<Payments>, "status" | "checkout_url" | "mismatch">,
): Promise<PaymentRow> =>
  tx
    .insertInto("payments")
    .values({ ...row, status: "waiting", checkout_url: null, mismatch: null })
    .returningAll()
    .executeTakeFirstOrThrow();

export const updatePayment = (tx: Tx, id: PaymentId, changes: Updateable<Payments>): Promise<PaymentRow> =>
  tx.updateTable("payments").set(changes).where("id", "=", id).returningAll().executeTakeFirstOrThrow();

/** Flags a payment that has paid an invoice, so that it is refunded. An earlier refusal of a refund no longer counts. */
export async function flagPaid(
  tx: Tx,
  id: PaymentId,
  mismatch: "application_ended" | "refund_asked" | "refund_due",
  flagged_at: Date,
  more: Pick<Updateable<Payments>, "refund_reason" | "refund_asked_at"> = {},
): Promise<PaymentRow> {
  const flagged = await updatePayment(tx, id, { mismatch, flagged_at, ...more });
  return flagged.flag_resolved_at === null ? flagged : updatePayment(tx, id, openCase);
}

/** The columns of a flagged payment whose case nobody has ended. */
export const openCase = { flag_outcome: null, flag_note: null, flag_resolved_by: null, flag_resolved_at: null };

/** Records where the payer continues, or when to look the payment up again. */
export const updateProgress = (
  db: Queries,
  id: PaymentId,
  changes: Pick<Updateable<Payments>, "checkout_url" | "next_look_at">,
): Promise<PaymentRow> =>
  db.updateTable("payments").set(changes).where("id", "=", id).returningAll().executeTakeFirstOrThrow();

/** Records the outcome of a flagged payment, once. Returns false if it has already been recorded. */
export async function resolveFlag(
  tx: Tx,
  id: PaymentId,
  resolution: Required<
    Pick<Updateable<Payments>, "flag_outcome" | "flag_note" | "flag_resolved_by" | "flag_resolved_at">
  >,
): Promise<boolean> {
  const row = await tx
    .updateTable("payments")
    .set(resolution)
    .where("id", "=", id)
    .where("mismatch", "is not", null)
    .where("flag_resolved_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Erases the phone numbers of payments that were started before a given time. Any disputes about them have been settled
 * by then.
 */
export async function forgetPromptsBefore(db: Queries, before: Date): Promise<void> {
  await db
    .updateTable("payments")
    .set({ network: null, phone_number: null })
    .where("phone_number", "is not", null)
    .where("started_at", "<", before.toISOString())
    .execute();
}

/**
 * Erases the phone numbers to which prompts were sent for a person's invoices, and the person's own number wherever they
 * paid for somebody else, and why they asked for refunds. A refund needs only the provider's reference.
 */
export async function forgetPromptsOf(
  tx: Tx,
  { driver_id, phone_number }: { readonly driver_id: DriverId | null; readonly phone_number: string | null },
): Promise<void> {
  await tx
    .updateTable("payments")
    .set({ network: null, phone_number: null })
    .where("phone_number", "is not", null)
    .where((of) =>
      of.or([
        of("phone_number", "=", phone_number),
        of("invoice_id", "in", of.selectFrom("invoices").select("invoices.id").where("driver_id", "=", driver_id)),
      ]),
    )
    .execute();
  await tx
    .updateTable("payments")
    .set({ refund_reason: null })
    .where("refund_reason", "is not", null)
    .where("invoice_id", "in", (of) =>
      of.selectFrom("invoices").select("invoices.id").where("driver_id", "=", driver_id),
    )
    .execute();
}

/** The number of a payment's receipt, and the amount that has been refunded. */
export const receiptAndRefunds = (of: ExpressionBuilder<Tables, "payments">) =>
  [
    of
      .selectFrom("receipts")
      .select("receipts.number")
      .whereRef("receipts.payment_id", "=", "payments.id")
      .as("receipt"),
    sql<Pesewas>`(select coalesce(sum(refunds.pesewas), 0)::bigint from refunds
      where refunds.payment_id = payments.id and refunds.state = 'sent')`.as("refunded_pesewas"),
  ] as const;

/** Returns what a payer sees of a payment in addition to its row. */
export const outcomeOf = (db: Queries, payment_id: PaymentId) =>
  db.selectFrom("payments").select(receiptAndRefunds).where("id", "=", payment_id).executeTakeFirstOrThrow();

export type PaymentOutcome = Awaited<ReturnType<typeof outcomeOf>>;

export const findReceipt = (db: Queries, invoice_id: InvoiceId) =>
  db
    .selectFrom("receipts")
    .innerJoin("payments", "payments.id", "receipts.payment_id")
    .select(["receipts.number", "receipts.total_pesewas", "receipts.channel", "receipts.paid_at", "payments.reference"])
    .where("receipts.invoice_id", "=", invoice_id)
    .where("payments.status", "=", "paid")
    .executeTakeFirst();

export async function insertReceipt(tx: Tx, row: Insertable<Receipts>): Promise<void> {
  await tx.insertInto("receipts").values(row).execute();
}

/** Records a webhook event. Returns false if the event has already been handled. */
export async function takeEvent(tx: Tx, provider: string, event_id: string, received_at: Date): Promise<boolean> {
  const made = await tx
    .insertInto("webhook_events")
    .values({ provider, event_id, received_at })
    .onConflict((conflict) => conflict.columns(["provider", "event_id"]).doNothing())
    .returning("event_id")
    .executeTakeFirst();
  return made !== undefined;
}

/** Returns the payments that an application has been paid with, each with the amount that is not owed back. */
export const paidPaymentsOf = (db: Queries, application_id: ApplicationId) => {
  const kept = sql<Pesewas>`sum(case when entries.credit = 'revenue' then entries.pesewas
    when entries.debit = 'revenue' then -entries.pesewas else 0 end)::bigint`;
  return db
    .selectFrom("payments")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .innerJoin("entries", "entries.payment_id", "payments.id")
    .select(["payments.id", "payments.invoice_id", kept.as("kept_pesewas")])
    .where("invoices.application_id", "=", application_id)
    .groupBy("payments.id")
    .having(kept, ">", 0 as Pesewas)
    .orderBy("payments.id")
    .execute();
};

/** Returns payments for which no money has arrived yet and that are due for a lookup, most overdue first. */
export const dueForLook = (db: Queries, provider: string, now: Date, limit: number) =>
  payments(db)
    .where(
      "status",
      "in",
      unpaidStatuses.map((each) => sql.lit(each)),
    )
    .where("mismatch", "is", null)
    .where("next_look_at", "<=", now.toISOString())
    .where("provider", "=", provider)
    .orderBy("next_look_at")
    .orderBy("id")
    .limit(limit)
    .execute();

/**
 * The statuses of payments for which no money has arrived. They have to be literals in the statement, because otherwise
 * the partial index is not used.
 */
const unpaidStatuses = ["waiting", "pending", "failed", "expired", "cancelled"] as const;
