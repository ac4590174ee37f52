import type { UserRow } from "./db/tables.ts";

/** The account columns that are read with each request. They are kept to a minimum, because each column costs time. */
export const actingColumns = [
  "id",
  "username",
  "email",
  "phone_number",
  "pending_email",
  "pending_phone_number",
  "first_name",
  "last_name",
  "role",
  "driver_id",
  "school_id",
  "branch_id",
  "password_hash",
  "is_email_verified",
  "is_phone_verified",
  "language",
  "deletes_at",
  "version",
] as const;

/** An account as it was when a request arrived. */
export type ActingAccount = Pick<UserRow, (typeof actingColumns)[number]>;
