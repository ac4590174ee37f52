const tables = [
  ...["notifications", "invoices", "receipts", "delivery_locations", "service_steps", "service_history", "documents"],
  ...["theory_attempts", "practical_tests", "appointments", "appeals", "notes", "openings"],
];

/** A row of one of these tables belongs to an application, and its column now says so. */
export const applicationId = [
  ...tables.map((table) => `alter table ${table} rename column service_id to application_id`),
  // PostgreSQL renames a column in indexes, constraints and foreign keys, but not in the text of a function.
  `drop trigger receipt_is_for_the_service_of_its_invoice on receipts`,
  `drop function receipt_is_for_the_service_of_its_invoice()`,
  `create function receipt_is_for_the_application_of_its_invoice() returns trigger language plpgsql as
    'begin
      select invoices.application_id into new.application_id from invoices where invoices.id = new.invoice_id;
      return new;
    end'`,
  `create trigger receipt_is_for_the_application_of_its_invoice before insert on receipts
    for each row execute function receipt_is_for_the_application_of_its_invoice()`,
];
