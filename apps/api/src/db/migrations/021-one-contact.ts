/**
 * For a person with an account, only the account's contact details are stored. An email address that was only in the
 * profile moves to the account as unverified. Drivers without an account keep the contact details in their profile.
 */
export const oneContact = [
  `update users set email = lower(drivers.email) from drivers
    where drivers.id = users.driver_id and users.email is null and drivers.email is not null`,
  `update drivers set phone_number = null, email = null
    where exists (select from users where users.driver_id = drivers.id)`,
];
