import type { Tables } from "../src/platform/db/tables.ts";

const stores = {
  "people/accounts/store.ts": ["users", "second_administrator"],
  "people/accounts/codes-store.ts": ["codes", "reset_tokens"],
  "people/accounts/known-devices-store.ts": ["known_devices"],
  "licensing/appointments/store.ts": ["appointments"],
  "licensing/appointments/slots-store.ts": ["slots"],
  "platform/audit/store.ts": ["audit", "audit_values", "audit_unsealed", "audit_batches", "audit_seals"],
  "people/branches/store.ts": ["branches"],
  "people/branches/closures-store.ts": ["branch_closures"],
  "office/decisions/store.ts": ["decisions"],
  "office/decisions/appeals-store.ts": ["appeals"],
  "platform/db/counters.ts": ["counters"],
  "platform/db/idempotency-store.ts": ["idempotency_keys"],
  "licensing/deliveries/store.ts": ["delivery_locations"],
  "licensing/documents/store.ts": ["documents"],
  "people/drivers/store.ts": ["drivers", "eye_tests"],
  "people/drivers/licences-store.ts": ["licenses", "permits"],
  "people/drivers/endorsements-store.ts": ["endorsements"],
  "people/drivers/shares-store.ts": ["shares", "share_checks"],
  "people/drivers/claims-store.ts": ["license_claims", "claim_disputes"],
  "office/reports/waiting-times-store.ts": ["waiting_times"],
  "office/imports/store.ts": ["imports"],
  "office/imports/rows-store.ts": ["import_rows"],
  "money/entries/store.ts": ["entries"],
  "money/entries/books-store.ts": ["books"],
  "money/entries/differences-store.ts": ["provider_differences"],
  "money/invoices/store.ts": ["invoices", "invoice_lines"],
  "platform/messages/store.ts": ["messages"],
  "office/enquiries/store.ts": ["enquiries", "enquiry_messages", "enquiry_exclusions"],
  "office/notes/store.ts": ["notes"],
  "office/notices/store.ts": ["notices", "planned_works", "notice_boards"],
  "platform/notifications/store.ts": ["notifications"],
  "money/payments/store.ts": ["payments", "receipts", "webhook_events"],
  "money/payments/refunds-store.ts": ["refunds"],
  "money/payments/sandbox/store.ts": ["sandbox_payments", "sandbox_refunds"],
  "platform/rate-limits/store.ts": ["rate_limits"],
  "people/programs/store.ts": ["programs", "program_secrets", "program_tokens"],
  "people/schools/store.ts": ["schools"],
  "people/schools/instructors-store.ts": ["instructors"],
  "people/schools/enrolments-store.ts": ["enrolments"],
  "people/schools/lessons-store.ts": ["class_records"],
  "licensing/services/store.ts": ["services", "service_history"],
  "licensing/services/steps-store.ts": ["service_steps"],
  "licensing/services/practical-tests-store.ts": ["practical_tests"],
  "licensing/services/openings-store.ts": ["openings"],
  "office/desk/file-openings-store.ts": ["file_openings"],
  "people/sessions/store.ts": ["sessions"],
  "main/setup/store.ts": ["setup"],
  "office/tasks/store.ts": ["tasks"],
  "licensing/theory-tests/store.ts": ["theory_attempts"],
  "licensing/update-requests/store.ts": ["update_requests"],
} as const satisfies Readonly<Record<string, readonly (keyof Tables)[]>>;

/** The tables that each file writes. Does not compile if a table has no owner. */
const complete: [Exclude<keyof Tables, (typeof stores)[keyof typeof stores][number]>] extends [never]
  ? typeof stores
  : never = stores;

/** The one file that writes to each table. Any store can read any table. */
export const owners: ReadonlyMap<string, string> = new Map(
  Object.entries(complete).flatMap(([path, tables]) => tables.map((table) => [table, path] as const)),
);

/** The files and folders that write to the tables of other files, with the reason. */
export const writesMany: ReadonlyMap<string, string> = new Map([
  ["main/jobs/store.ts", "The retention rules name the tables from which old rows are deleted, all in the same way."],
  ["main/backups/store.ts", "A backup is restored into every table."],
  ["main/seed/", "The seed fills an empty database."],
  ["platform/db/adopt.ts", "Adopting a database from before the baseline changes its accounts and its audit log once."],
  ["platform/db/migrations/", "A migration changes existing rows to fit a new schema."],
]);
