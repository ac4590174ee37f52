import { nameOfDriver } from "../names.ts";

/** Indexes and columns that prevent lists and other calls from scanning large tables. */
export const plans = [
  // Allows indexes for searches that match any part of a string.
  `create extension if not exists pg_trgm`,
  `create index drivers_by_name on drivers using gin ((${nameOfDriver}) gin_trgm_ops)`,
  `create index services_by_number on services using gin (number gin_trgm_ops)`,
  `create index class_records_by_words on class_records
    using gin (topic gin_trgm_ops, instructor gin_trgm_ops, vehicle gin_trgm_ops)`,
  `create index class_records_by_kind on class_records (module, attendance, license_class, date)`,
  `create index invoices_of_service on invoices (service_id, issued_at, id)`,
  `create index documents_of_driver on documents (driver_id)`,
  `create index documents_of_request on documents (update_request_id) where update_request_id is not null`,
  `create index update_requests_by_time on update_requests (requested_at, id)`,
  `create index update_requests_by_status on update_requests (status)`,
  // An index of the office's open applications, with the columns by which they can be filtered.
  `create index services_in_office on services (submitted_at, id) include (kind, status, branch_id)
    where submitted_at is not null and status not in ('completed', 'rejected', 'cancelled', 'draft')`,
  // Copies the place and time of a slot to its appointments, so that the appointments at a branch or on a day can be
  // found without a join.
  `alter table appointments add column branch_id text references branches, add column starts_at timestamptz`,
  `update appointments set branch_id = slots.branch_id, starts_at = slots.starts_at from slots
    where slots.id = appointments.slot_id`,
  `create function appointment_is_where_its_slot_is() returns trigger language plpgsql as
    'begin
      select slots.branch_id, slots.starts_at into new.branch_id, new.starts_at from slots where slots.id = new.slot_id;
      return new;
    end'`,
  `create trigger appointment_is_where_its_slot_is before insert or update of slot_id on appointments
    for each row execute function appointment_is_where_its_slot_is()`,
  `create index appointments_by_time on appointments (created_at desc, id desc)`,
  `create index appointments_of_service on appointments (service_id, created_at desc, id desc)`,
  `create index appointments_of_branch on appointments (branch_id, created_at desc, id desc)`,
  `create index appointments_of_day on appointments (starts_at)`,
  `create index appointments_of_branch_and_day on appointments (branch_id, starts_at)`,
  // Copies the application of an invoice to its receipt, so that revenue can be added up without a join.
  `alter table receipts add column service_id text references services`,
  `update receipts set service_id = invoices.service_id from invoices where invoices.id = receipts.invoice_id`,
  `create function receipt_is_for_the_service_of_its_invoice() returns trigger language plpgsql as
    'begin
      select invoices.service_id into new.service_id from invoices where invoices.id = new.invoice_id;
      return new;
    end'`,
  `create trigger receipt_is_for_the_service_of_its_invoice before insert on receipts
    for each row execute function receipt_is_for_the_service_of_its_invoice()`,
  `create index receipts_of_period on receipts (paid_at, number) include (payment_id, service_id, total_pesewas, channel)`,
  `drop index receipts_by_day`,
];
