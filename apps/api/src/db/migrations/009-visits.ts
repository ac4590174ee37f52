/**
 * An application can need several appointments, so each has a purpose. A sandbox payment stores the page to which the
 * payer returns.
 */
export const visits = [
  `alter table appointments add column purpose text`,
  `update appointments set purpose = slots.purpose from slots where slots.id = appointments.slot_id`,
  `create or replace function appointment_is_where_its_slot_is() returns trigger language plpgsql as
    'begin
      select slots.branch_id, slots.starts_at, slots.purpose into new.branch_id, new.starts_at, new.purpose
        from slots where slots.id = new.slot_id;
      return new;
    end'`,
  `drop index appointments_once`,
  `create unique index appointments_once on appointments (service_id, purpose) where status = 'booked'`,
  `alter table sandbox_payments add column return_url text`,
];
