import type { Tables } from "../../platform/db/tables.ts";

/** A table whose rows are deleted a number of days after the time in one of its columns. */
export type RetentionRule = {
  [Table in keyof Tables]: {
    readonly table: Table;
    /** The column that contains the time from which the days are counted. */
    readonly since: keyof Tables[Table] & string;
    readonly days: number;
  };
}[keyof Tables];

/**
 * How long the server keeps data that is not part of a licence record. docs/security.md gives the reasons and lists
 * what is kept permanently. A test checks that the two lists match.
 */
export const retention: readonly RetentionRule[] = [
  { table: "rate_limits", since: "window_ends_at", days: 0 },
  { table: "codes", since: "created_at", days: 1 },
  { table: "reset_tokens", since: "expires_at", days: 1 },
  { table: "idempotency_keys", since: "created_at", days: 1 },
  { table: "sessions", since: "expires_at", days: 1 },
  { table: "known_devices", since: "last_used_at", days: 365 },
  { table: "shares", since: "expires_at", days: 90 },
  { table: "webhook_events", since: "received_at", days: 90 },
  { table: "messages", since: "created_at", days: 365 },
  { table: "notifications", since: "created_at", days: 730 },
  { table: "notes", since: "written_at", days: 1825 },
];
