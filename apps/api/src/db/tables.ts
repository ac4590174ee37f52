import type * as accounts from "./tables/accounts.ts";
import type * as applications from "./tables/applications.ts";
import type * as people from "./tables/people.ts";

export type * from "./tables/accounts.ts";
export type * from "./tables/applications.ts";
export type * from "./tables/people.ts";

/** Every table, by its name. */
export interface Tables {
  licenses: people.Licenses;
  eye_tests: people.EyeTests;
  delivery_locations: applications.DeliveryLocations;
  service_history: applications.ServiceHistory;
  practical_tests: applications.PracticalTests;
  update_requests: people.UpdateRequests;
  shares: people.Shares;
  slots: applications.Slots;
  appointments: applications.Appointments;
  share_checks: people.ShareChecks;
  counters: applications.Counters;
  users: people.Users;
  sessions: accounts.Sessions;
  codes: accounts.Codes;
  reset_tokens: accounts.ResetTokens;
  rate_limits: accounts.RateLimits;
  idempotency_keys: accounts.IdempotencyKeys;
  drivers: people.Drivers;
  branches: people.Branches;
  audit: accounts.AuditRows;
  audit_values: accounts.AuditValues;
  audit_unsealed: accounts.AuditUnsealed;
  audit_batches: accounts.AuditBatches;
  audit_seals: accounts.AuditSeals;
  notifications: accounts.Notifications;
  messages: accounts.Messages;
  openings: applications.Openings;
  services: applications.Services;
  permits: people.Permits;
  service_steps: applications.ServiceSteps;
  schools: people.Schools;
  enrolments: people.Enrolments;
  class_records: people.ClassRecords;
  theory_attempts: applications.TheoryAttempts;
  invoices: applications.Invoices;
  invoice_lines: applications.InvoiceLines;
  payments: applications.Payments;
  receipts: applications.Receipts;
  webhook_events: applications.WebhookEvents;
  sandbox_payments: applications.SandboxPayments;
  documents: applications.Documents;
}
