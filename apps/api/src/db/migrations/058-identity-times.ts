/** Documents that were given before their time was recorded. Officers see them sorted by that time. */
export const identityTimes = [
  `update drivers set id_updated_at = updated_at where id_number is not null and id_updated_at is null`,
];
