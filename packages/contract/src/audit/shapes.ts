import { roles } from "@kwan/domain";
import * as z from "zod/mini";
import { id, instant, line, since } from "../basics.ts";

// The roles of accounts, and programs of other teams, which read with credentials of their own.
const callerRoles = [...roles, "program"] as const;

// A value before or after a change.
const auditValue = z.nullable(
  z.object({
    /** The value. Null if there was none, or if it has been erased. */
    text: z.nullable(z.string()),
    /** Whether the value was erased when the person's account was deleted. */
    is_erased: z.boolean(),
  }),
);

/** A row of the audit log: who did what, to which record, when and why. */
export const auditRow = z.object({
  /** The number of the row in the log. */
  number: z.int(),
  /** When the action was performed. */
  at: instant,
  /** Who performed the action: an account, a program, or a server job. */
  who: z.object({
    id: z.nullable(id),
    name: z.nullable(z.string()),
    /** The role of the account at the time. Null if no one was logged in. */
    role: z.nullable(z.enum(callerRoles)),
    /** The server job that performed the action. Null if a person performed it. */
    job: z.nullable(z.string()),
  }),
  /** The code of the action. For its display name, see `actTitles` in `@kwan/domain/oversight`. */
  action: z.string(),
  /** The kind of record. For its display name, see `recordTitles` in `@kwan/domain/oversight`. */
  entity: z.string(),
  /** The ID of the record. */
  entity_id: z.string(),
  /** The person whom the record is about. Null if it is not about a person. */
  about: z.nullable(z.object({ id, name: z.string() })),
  /**
   * The changed fields, with their values before and after the action. `before` or `after` is null if that value was
   * not recorded.
   */
  changes: z.array(z.object({ field: z.string(), before: auditValue, after: auditValue })),
  /** The reason for the action. Null if none was given. */
  reason: z.nullable(z.string()),
  /** The IP address that the request came from. Null if a server job performed the action. */
  address: z.nullable(z.string()),
  /** The request ID, which identifies the request in the server's log. */
  request_id: z.nullable(z.string()),
  /** Whether the row is in a signed batch, so that any later change to it would be detected. */
  is_sealed: z.boolean(),
});

/** A person whose record an account has opened. */
export const accessedRecord = z.object({
  driver: id,
  name: z.string(),
  license_number: z.nullable(z.string()),
  /** How many times the account has opened a record of this person. */
  times: z.int(),
  /** When the account first opened one of the person's records. */
  first_at: instant,
  /** When the account last opened one of the person's records. */
  last_at: instant,
});

/** A time when a member of staff, a driving school or a program opened one of the caller's records. */
export const access = z.object({
  /** When the record was opened. */
  at: instant,
  role: z.enum(callerRoles),
  /** The name of the program. Null if a person has opened the record. */
  program: since("1.0", z.nullable(line), null),
  /** The branch where the member of staff works now. Null if they work for all branches or for a school. */
  branch: z.nullable(line),
  /** The kind of record. For its display name, see `recordTitles` in `@kwan/domain/oversight`. */
  entity: z.string(),
  /** The same text for everything that the same person has opened. It does not say who that is. */
  opened_by: since("1.0", z.string(), ""),
  /** The reason that they gave for opening the record, if they had to give one. */
  reason: since("1.0", z.nullable(z.string()), null),
});
