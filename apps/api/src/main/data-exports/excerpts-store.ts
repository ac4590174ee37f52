import { ownEmail } from "@kwan/domain";
import { type RawBuilder, type Selectable, sql } from "kysely";
import { m } from "#messages";
import type { Person } from "../../platform/audit/subjects-store.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { codePurpose } from "../../platform/messages/policy.ts";

/** The part of a table that belongs in the copy of a person's data. A new column is part of it, unless left out. */
export interface Excerpt<Table extends keyof Tables> {
  /** The name of the list in the copy. */
  readonly as: string;
  readonly where: (person: Person) => RawBuilder<boolean>;
  readonly order: keyof Tables[Table] & string;
  /** The columns that name an account. The copy says "you", or the role and branch of a member of staff. */
  readonly people?: readonly (keyof Tables[Table] & string)[];
  /** The columns that are not in the copy, each with the reason. */
  readonly leftOut?: Readonly<Partial<Record<keyof Tables[Table], string>>>;
  readonly present?: (row: Selectable<Tables[Table]>) => Readonly<Record<string, unknown>>;
}

type Excerpts = { readonly [Table in keyof Tables]: Excerpt<Table> | { readonly without: string } };

const ofDriver = ({ driver }: Person) => sql<boolean>`driver_id = ${driver}`;
const ofAccount = ({ account }: Person) => sql<boolean>`user_id = ${account}`;
const ofApplication = ({ driver }: Person) =>
  sql<boolean>`application_id in (select id from services where driver_id = ${driver})`;
const ofInvoice = ({ driver }: Person) =>
  sql<boolean>`invoice_id in (select id from invoices where driver_id = ${driver})`;

const secret = "it is a secret, or the key to one";
const version = "it counts changes, so that two devices do not overwrite each other";
const delivery = "it is how the server sends messages, and says nothing about the person";
const dayOnly = "it is kept for a day to check what the person enters or repeats, and contains secrets";
const enquiry = "it was sent without an account, and is read with its number and code";
const noPerson = "its rows are not about a person";
const log = "the copy shows the log as `looked_at`, with a proof for each row";

/** What the copy of a person's data contains of each table, or why it contains nothing. */
export const excerpts: Excerpts = {
  users: {
    as: "account",
    where: ({ account }) => sql`id = ${account}`,
    order: "id",
    leftOut: { password_hash: secret, version },
    present: (row) => ({ ...row, email: ownEmail(row.email) }),
  },
  drivers: {
    as: "driver",
    where: ({ driver }) => sql`id = ${driver}`,
    order: "id",
    people: ["user_id", "id_verified_by"],
    leftOut: { version },
  },
  licenses: { as: "license", where: ofDriver, order: "number" },
  endorsements: { as: "endorsements", where: ofDriver, order: "made_at" },
  permits: { as: "permits", where: ofDriver, order: "issued_on" },
  license_claims: {
    as: "licence_claims",
    where: ({ account, driver }) => sql`driver_id = ${driver} or account_id = ${account}`,
    order: "claimed_at",
    people: ["account_id"],
  },
  claim_disputes: {
    as: "disputed_claims",
    where: ({ account, driver }) => sql`driver_id = ${driver} or account_id = ${account}`,
    order: "made_at",
    people: ["account_id"],
  },
  eye_tests: { as: "eye_tests", where: ofDriver, order: "tested_on", people: ["recorded_by"] },
  services: { as: "applications", where: ofDriver, order: "created_at", people: ["filed_by"], leftOut: { version } },
  service_history: { as: "application_history", where: ofApplication, order: "at", people: ["actor_id"] },
  service_steps: { as: "application_steps", where: ofApplication, order: "position", people: ["recorded_by"] },
  openings: { as: "opened_by_other_branches", where: ofApplication, order: "opened_at", people: ["actor_id"] },
  file_openings: { as: "file_opened_with_reason", where: ofDriver, order: "opened_at", people: ["actor_id"] },
  tasks: { as: "staff_tasks", where: ofDriver, order: "opened_at", people: ["claimed_by"] },
  documents: {
    as: "documents",
    // Evidence for decisions can be read by staff only, except what people have given themselves.
    where: ({ driver, account }) => sql`driver_id = ${driver} and (decision_id is null or uploaded_by = ${account})`,
    order: "uploaded_at",
    people: ["uploaded_by", "reviewed_by"],
    leftOut: { blob_key: secret, decision_id: "evidence for a decision can be read by staff only" },
    present: (row) => ({ ...row, file: `/api/document/${row.id}/content/` }),
  },
  appointments: { as: "appointments", where: ofDriver, order: "created_at", leftOut: { version } },
  theory_attempts: {
    as: "theory_tests",
    where: ofDriver,
    order: "started_at",
    leftOut: { paper: "it has the right answers to questions that are asked again" },
  },
  practical_tests: { as: "practical_tests", where: ofApplication, order: "tested_on", people: ["recorded_by"] },
  class_records: {
    as: "class_records",
    where: ofDriver,
    order: "date",
    people: ["recorded_by", "signed_by", "instructor_signed_by", "removed_by"],
  },
  enrolments: { as: "enrolments", where: ofDriver, order: "enrolled_at" },
  instructors: {
    as: "instructor",
    where: ({ driver }) => sql`(driver_id = ${driver}
      or license_number in (select number from licenses where driver_id = ${driver}))`,
    order: "created_at",
    people: ["proposed_by"],
  },
  delivery_locations: { as: "delivery_addresses", where: ofDriver, order: "id", leftOut: { version } },
  invoices: { as: "invoices", where: ofDriver, order: "issued_at" },
  invoice_lines: { as: "invoice_lines", where: ofInvoice, order: "position" },
  payments: { as: "payments", where: ofInvoice, order: "started_at", people: ["flag_resolved_by"] },
  receipts: { as: "receipts", where: ofInvoice, order: "paid_at" },
  refunds: {
    as: "refunds",
    where: ({ driver }) => sql`payment_id in
      (select payments.id from payments join invoices on invoices.id = invoice_id where driver_id = ${driver})`,
    order: "created_at",
  },
  entries: {
    as: "entries",
    where: ({ driver }) => sql`payment_id in
      (select payments.id from payments join invoices on invoices.id = invoice_id where driver_id = ${driver})`,
    order: "id",
  },
  provider_differences: {
    as: "provider_differences",
    where: ({ driver }) => sql`payment_id in
      (select payments.id from payments join invoices on invoices.id = invoice_id where driver_id = ${driver})`,
    order: "found_at",
  },
  update_requests: {
    as: "update_requests",
    where: ofDriver,
    order: "requested_at",
    people: ["requested_by", "decided_by"],
  },
  decisions: {
    as: "decisions",
    // A proposal is not a decision yet.
    where: ({ driver, account }) => sql`(driver_id = ${driver} or subject_id = ${account}) and state <> 'proposed'`,
    order: "proposed_at",
    people: ["proposed_by", "decided_by"],
    leftOut: { import_id: "the row of the import is in `imported_rows`", needs_second: noPerson },
  },
  appeals: {
    as: "appeals",
    where: ofDriver,
    order: "made_at",
    people: ["made_by", "decided_by"],
    // A proposed answer is not an answer yet.
    present: (row) => (row.decided_at === null ? { ...row, answer: null, withdrawal_id: null } : row),
  },
  notes: { as: "staff_notes", where: ofDriver, order: "written_at", people: ["author_id"] },
  shares: { as: "shares", where: ofDriver, order: "created_at" },
  share_checks: {
    as: "share_checks",
    where: ({ driver }) => sql`share_id in (select id from shares where driver_id = ${driver})`,
    order: "checked_at",
  },
  import_rows: {
    as: "imported_rows",
    where: ({ driver }) => sql`driver_id = ${driver} and result = 'imported'`,
    order: "number",
    people: ["chosen_by"],
    leftOut: { candidates: "it names other people with similar data" },
  },
  notifications: { as: "notifications", where: ofAccount, order: "created_at", leftOut: { dedupe_key: delivery } },
  messages: {
    as: "messages",
    where: ({ account }) => sql`user_id = ${account} and purpose <> ${codePurpose}`,
    order: "created_at",
    leftOut: {
      tries: delivery,
      last_error: delivery,
      dedupe_key: delivery,
      not_before: delivery,
      leased_until: delivery,
      sent_by: delivery,
    },
    present: (row) => ({ ...row, purpose: m.messages_purpose({ purpose: row.purpose }) }),
  },
  sessions: { as: "sessions", where: ofAccount, order: "started_at", leftOut: { token_hash: secret } },
  known_devices: { as: "known_devices", where: ofAccount, order: "added_at", leftOut: { token_hash: secret } },
  codes: { without: dayOnly },
  reset_tokens: { without: dayOnly },
  idempotency_keys: { without: dayOnly },
  rate_limits: { without: "it counts attempts for at most a day, by a key" },
  audit: { without: log },
  audit_values: { without: log },
  audit_unsealed: { without: log },
  audit_batches: { without: log },
  audit_seals: { without: log },
  imports: { without: "it is the work of staff; a person's own row is in `imported_rows`" },
  branches: { without: noPerson },
  branch_closures: { without: noPerson },
  notice_boards: { without: noPerson },
  notices: { without: noPerson },
  planned_works: { without: noPerson },
  schools: { without: noPerson },
  slots: { without: noPerson },
  counters: { without: noPerson },
  programs: { without: noPerson },
  enquiries: { without: enquiry },
  enquiry_messages: { without: enquiry },
  enquiry_exclusions: { without: "it would tell staff about complaints from which they are kept" },
  program_secrets: { without: noPerson },
  program_tokens: { without: noPerson },
  setup: { without: noPerson },
  second_administrator: { without: noPerson },
  books: { without: noPerson },
  waiting_times: { without: noPerson },
  webhook_events: { without: noPerson },
  sandbox_payments: { without: "it exists in development only" },
  sandbox_refunds: { without: "it exists in development only" },
};
