import type { Pesewas } from "@kwan/domain";
import { type Insertable, sql } from "kysely";
import type { Queries, Tx } from "../../../platform/db/open.ts";
import type { SandboxPayments, SandboxRefunds } from "../../../platform/db/tables.ts";
import type { RefundId } from "../../../platform/ids.ts";

export type SandboxStatus = "abandoned" | "pending" | "success" | "failed" | "reversed";

export async function insertSandboxPayment(
  db: Queries,
  row: Omit<Insertable<SandboxPayments>, "status">,
): Promise<void> {
  await db
    .insertInto("sandbox_payments")
    .values({ ...row, status: "abandoned" })
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .execute();
}

export const findSandboxPayment = (db: Queries, reference: string) =>
  db.selectFrom("sandbox_payments").selectAll().where("reference", "=", reference).executeTakeFirst();

export type SandboxRow = NonNullable<Awaited<ReturnType<typeof findSandboxPayment>>>;

export async function setSandboxStatus(
  db: Queries,
  reference: string,
  status: SandboxStatus,
  succeeds_at: Date | null = null,
): Promise<void> {
  await db.updateTable("sandbox_payments").set({ status, succeeds_at }).where("reference", "=", reference).execute();
}

/** Locks a payment, so that its refunds are made one at a time. */
export const lockSandboxPayment = (tx: Tx, reference: string) =>
  tx.selectFrom("sandbox_payments").selectAll().where("reference", "=", reference).forUpdate().executeTakeFirst();

/** Returns the refunds of a payment. */
export const sandboxRefundsOf = (db: Queries, reference: string) =>
  db
    .selectFrom("sandbox_refunds")
    .select(["id", "amount_pesewas", "failed"])
    .where("reference", "=", reference)
    .orderBy("id")
    .execute();

/** Returns the payments since a time, each with the amount of the refunds that have not come back. */
export const sandboxPaymentsSince = (db: Queries, since: Date) =>
  db
    .selectFrom("sandbox_payments")
    .selectAll()
    .select(
      sql<Pesewas>`(select coalesce(sum(refunds.amount_pesewas), 0)::bigint from sandbox_refunds as refunds
        where refunds.reference = sandbox_payments.reference and not refunds.failed)`.as("refunded_pesewas"),
    )
    .where("started_at", ">=", since.toISOString())
    .orderBy("reference")
    .execute();

/** Marks a refund as failed after it had been accepted. Its money is back. */
export async function failSandboxRefund(db: Queries, id: RefundId): Promise<void> {
  await db.updateTable("sandbox_refunds").set({ failed: true }).where("id", "=", id).execute();
}

export async function insertSandboxRefund(tx: Tx, row: Insertable<SandboxRefunds>): Promise<void> {
  await tx.insertInto("sandbox_refunds").values(row).execute();
}
