import type { Tables } from "../src/db/tables.ts";

const folders = {
  accounts: ["users", "codes", "reset_tokens"],
  appointments: ["appointments", "slots"],
  audit: ["audit", "audit_values", "audit_unsealed", "audit_batches", "audit_seals"],
  branches: ["branches"],
  decisions: ["decisions", "appeals"],
  db: ["counters", "idempotency_keys"],
  deliveries: ["delivery_locations"],
  documents: ["documents"],
  drivers: ["drivers", "licenses", "permits", "eye_tests", "shares", "share_checks", "license_claims"],
  imports: ["imports", "import_rows"],
  invoices: ["invoices", "invoice_lines"],
  messages: ["messages"],
  notes: ["notes"],
  notifications: ["notifications"],
  payments: ["payments", "receipts", "refunds", "webhook_events", "sandbox_payments"],
  "rate-limits": ["rate_limits"],
  schools: ["schools", "instructors", "enrolments", "class_records"],
  services: ["services", "service_steps", "service_history", "practical_tests", "openings"],
  sessions: ["sessions"],
  setup: ["setup"],
  tasks: ["tasks"],
  "theory-tests": ["theory_attempts"],
  "update-requests": ["update_requests"],
} as const satisfies Readonly<Record<string, readonly (keyof Tables)[]>>;

/** The tables of each folder. Does not compile if a table has no owner. */
const complete: [Exclude<keyof Tables, (typeof folders)[keyof typeof folders][number]>] extends [never]
  ? typeof folders
  : never = folders;

/** The folder whose stores can write each table. Any store can read any table. */
export const owners: ReadonlyMap<string, string> = new Map(
  Object.entries(complete).flatMap(([folder, tables]) => tables.map((table) => [table, folder] as const)),
);
