/** What belongs to one person is found by that person, when they download their data. */
export const ownData = [
  `create index delivery_locations_of_driver on delivery_locations (driver_id)`,
  `create index messages_of_user on messages (user_id, created_at)`,
];
