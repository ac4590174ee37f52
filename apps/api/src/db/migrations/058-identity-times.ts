/**
 * Sets the time of the last change for identity documents that were entered before that time was recorded. Officers see
 * documents sorted by it.
 */
export const identityTimes = [
  `update drivers set id_updated_at = updated_at where id_number is not null and id_updated_at is null`,
];
