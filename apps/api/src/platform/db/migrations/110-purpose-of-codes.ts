/** The purpose of a message with a code is a code too, like every other purpose. Its title is in the catalogues. */
export const purposeOfCodes = [
  `drop index messages_with_codes`,
  `update messages set purpose = 'code' where purpose = 'Verification code'`,
  // The text of a message with a code is erased after a day.
  `create index messages_with_codes on messages (created_at) where purpose = 'code' and text <> ''`,
];
