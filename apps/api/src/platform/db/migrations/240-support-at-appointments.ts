/**
 * The support that people need is asked for with each appointment. What they wrote in the form for a learner's licence
 * moves to the appointments that they have booked.
 */
export const supportAtAppointments = [
  `alter table appointments
    add column support_needed text check (char_length(support_needed) between 1 and 2000)`,
  `update appointments
    set support_needed = nullif(btrim(services.details ->> 'support_needed'), '')
    from services
    where services.id = appointments.application_id and appointments.status = 'booked'`,
  `update services
    set details = details - 'support_needed',
      submitted = submitted #- '{details,support_needed}',
      submitted_before = submitted_before #- '{details,support_needed}'
    where details ? 'support_needed' or submitted #> '{details}' ? 'support_needed'
      or submitted_before #> '{details}' ? 'support_needed'`,
];
