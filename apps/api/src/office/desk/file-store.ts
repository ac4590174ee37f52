import type { PlainDate } from "@kwan/domain";
import { sql } from "kysely";
import { lessonCounts } from "../../people/drivers/training-store.ts";
import type { Queries } from "../../platform/db/open.ts";
import type { AccountId, DriverId, InvoiceId } from "../../platform/ids.ts";

/** The number of rows that a person's page shows in each list. Other pages show the complete lists. */
const limit = 50;

/** Returns a person's account, and who checked their identification. */
export const accountAndChecker = (db: Queries, driver_id: DriverId) =>
  db
    .selectFrom("drivers")
    .leftJoin("users", "users.driver_id", "drivers.id")
    .leftJoin("users as checkers", "checkers.id", "drivers.id_verified_by")
    .select(["users.id", "users.email", "users.phone_number", "users.is_email_verified", "users.is_phone_verified"])
    .select(["users.is_active", "users.created_at", "users.role"])
    .select(["checkers.first_name as checker_first_name", "checkers.last_name as checker_last_name"])
    .where("drivers.id", "=", driver_id)
    .executeTakeFirst();

export const trainingOf = (db: Queries, driver_id: DriverId) =>
  db
    .selectFrom("class_records")
    .select(sql<number>`count(*)`.as("lessons"))
    .select(sql<string | null>`sum(hours) filter (where ${lessonCounts})`.as("hours"))
    .select(sql<PlainDate | null>`max(date)::text`.as("last_on"))
    .where("driver_id", "=", driver_id)
    .executeTakeFirstOrThrow();

export const applicationsOf = (db: Queries, driver_id: DriverId) =>
  db
    .selectFrom("services")
    .leftJoin("branches", "branches.id", "services.branch_id")
    .select(["services.id", "services.number", "services.kind", "services.status", "branches.name as branch_name"])
    .select(["services.created_at", "services.submitted_at", "services.completed_at"])
    .where("services.driver_id", "=", driver_id)
    .orderBy("services.created_at", "desc")
    .orderBy("services.id", "desc")
    .limit(limit)
    .execute();

export const invoicesOf = (db: Queries, driver_id: DriverId) =>
  db
    .selectFrom("invoices")
    .innerJoin("services", "services.id", "invoices.application_id")
    .select(["invoices.id", "invoices.number", "invoices.status", "invoices.total_pesewas", "invoices.application_id"])
    .select(["invoices.issued_at", "invoices.paid_at", "services.number as service_number", "services.kind"])
    .where("invoices.driver_id", "=", driver_id)
    .orderBy("invoices.issued_at", "desc")
    .orderBy("invoices.id", "desc")
    .limit(limit)
    .execute();

export type FileInvoice = Awaited<ReturnType<typeof invoicesOf>>[number];

export const paymentsOf = (db: Queries, invoices: readonly InvoiceId[]) =>
  db
    .selectFrom("payments")
    .select(["id", "invoice_id", "reference", "channel", "status", "amount_pesewas", "received_pesewas"])
    .select(["started_at", "mismatch", "flag_resolved_at"])
    .where("invoice_id", "in", [...invoices])
    .orderBy("started_at")
    .orderBy("id")
    .execute();

export type FilePayment = Awaited<ReturnType<typeof paymentsOf>>[number];

/** Returns the messages to an account without their text, which is private to its recipient. */
export const messagesOf = (db: Queries, user_id: AccountId) =>
  db
    .selectFrom("messages")
    .select(["id", "purpose", "channel", "state", "created_at"])
    .where("user_id", "=", user_id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
