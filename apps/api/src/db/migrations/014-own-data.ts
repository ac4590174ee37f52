/** Indexes for finding one person's data when they download it. */
export const ownData = [
  `create index delivery_locations_of_driver on delivery_locations (driver_id)`,
  `create index messages_of_user on messages (user_id, created_at)`,
];
