import { dues, type Owed, type QuoteLine } from "@kwan/domain/kinds";
import { sql } from "kysely";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { Invoices } from "../../platform/db/tables.ts";
import type { ApplicationId, DeliveryId, DriverId, InvoiceId } from "../../platform/ids.ts";

export type Due = Invoices["due"];

/** The properties of an application that an invoice needs. */
export interface BilledService {
  readonly id: ApplicationId;
  readonly kind: string;
  readonly driver_id: DriverId;
  readonly tier: string;
  readonly delivery_location_id: DeliveryId | null;
}

const invoices = (db: Queries) => db.selectFrom("invoices").selectAll();

export const findInvoice = (db: Queries, id: InvoiceId) => invoices(db).where("id", "=", id).executeTakeFirst();

/** Locks an invoice, so that concurrent payments are handled one at a time. */
export const lockInvoice = (tx: Tx, id: InvoiceId) => invoices(tx).where("id", "=", id).forUpdate().executeTakeFirst();

export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

export const invoicesOf = (db: Queries, application_id: ApplicationId) =>
  invoices(db).where("application_id", "=", application_id).orderBy("issued_at").orderBy("id").execute();

/** Returns the invoices of several applications, in the same order. */
export const invoicesOfMany = (db: Queries, application_ids: readonly string[]) =>
  invoices(db)
    .where(sql<boolean>`application_id = any(${[...application_ids]})`)
    .orderBy("issued_at")
    .orderBy("id")
    .execute();

/** What an invoice is for: a payment of the application and, for a retest, the number of the attempt. */
/** Locks and returns an application's current invoice, paid or unpaid, for this payment. There is never more than one. */
export const lockStanding = (tx: Tx, application_id: ApplicationId, { due, attempt }: Owed) =>
  invoices(tx)
    .where("application_id", "=", application_id)
    .where("due", "=", due)
    .where("attempt", "is not distinct from", attempt)
    .where("status", "in", ["unpaid", "pending", "paid"])
    .forUpdate()
    .executeTakeFirst();

export const linesOf = (db: Queries, invoice_id: InvoiceId) =>
  db.selectFrom("invoice_lines").selectAll().where("invoice_id", "=", invoice_id).orderBy("position").execute();

export type LineRow = Awaited<ReturnType<typeof linesOf>>[number];

/**
 * Returns the data that an invoice shows in addition to its row: its owner, its application, and its receipt unless the
 * payment was reversed.
 */
export const factsOf = (db: Queries, invoice_id: InvoiceId) =>
  db
    .selectFrom("invoices")
    .innerJoin("services", "services.id", "invoices.application_id")
    .innerJoin("drivers", "drivers.id", "invoices.driver_id")
    .leftJoin("users", "users.driver_id", "drivers.id")
    .leftJoin("receipts", (join) =>
      join.onRef("receipts.invoice_id", "=", "invoices.id").on("invoices.status", "=", "paid"),
    )
    .select(["services.kind", "drivers.user_id", "users.email", "receipts.number as receipt", "receipts.payment_id"])
    .select(["drivers.first_name", "drivers.last_name", "drivers.other_name"])
    .where("invoices.id", "=", invoice_id)
    .executeTakeFirstOrThrow();

export type InvoiceFacts = Awaited<ReturnType<typeof factsOf>>;

export async function insertInvoice(
  tx: Tx,
  invoice: Omit<InvoiceRow, "issued_at" | "due_at" | "paid_at" | "status"> & { issued_at: Date; due_at: Date },
  lines: readonly QuoteLine[],
): Promise<InvoiceRow> {
  const row = await tx
    .insertInto("invoices")
    .values({ ...invoice, status: "unpaid" })
    .returningAll()
    .executeTakeFirstOrThrow();
  const rows = lines.map((line, position) => ({ invoice_id: invoice.id, position, ...line }));
  await tx.insertInto("invoice_lines").values(rows).execute();
  return row;
}

export async function setInvoiceStatus(
  tx: Tx,
  id: InvoiceId,
  status: Invoices["status"],
  paid_at?: Date | null,
): Promise<void> {
  const set = paid_at === undefined ? { status } : { status, paid_at };
  await tx.updateTable("invoices").set(set).where("id", "=", id).returning("application_id").execute();
}

/** Cancels the invoices for an application that have not been paid, including expired ones, or those for one payment. */
export const cancelUnpaid = (tx: Tx, application_id: ApplicationId, due: readonly Due[] = dues) =>
  tx
    .updateTable("invoices")
    .set({ status: "cancelled" })
    .where("application_id", "=", application_id)
    .where("due", "in", due)
    .where("status", "in", ["unpaid", "pending", "expired"])
    .returning(["id", "application_id"])
    .execute();

/** Marks overdue invoices as expired if no payment is in progress, so that their applications can get new ones. */
export const expireOverdue = (tx: Tx, now: Date, limit: number) =>
  tx
    .updateTable("invoices")
    .set({ status: "expired" })
    .where("id", "in", (of) =>
      of
        .selectFrom("invoices")
        .select("id")
        .where("status", "=", "unpaid")
        .where("due_at", "<", now.toISOString())
        .orderBy("due_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "number", "application_id", "driver_id"])
    .execute();
