/** Columns and indexes for officers' work: flagged payments, and identification that has not been checked. */
export const office = [
  `alter table payments
    add column flagged_at timestamptz,
    add column received_pesewas integer,
    add column flag_outcome text check (flag_outcome in ('refunded', 'not_received')),
    add column flag_note text,
    add column flag_resolved_at timestamptz,
    add column flag_resolved_by text references users,
    add check ((flag_outcome is null) = (flag_resolved_at is null))`,
  `update payments set flagged_at = coalesce(settled_at, started_at) where mismatch is not null`,
  `create index payments_flagged on payments (flagged_at, id) where mismatch is not null`,
  `alter table drivers
    add column id_verified_by text references users,
    add column id_verified_at timestamptz,
    add column id_note text`,
  `create index drivers_unverified on drivers (id_updated_at, id) where id_number is not null and not is_id_verified`,
];
