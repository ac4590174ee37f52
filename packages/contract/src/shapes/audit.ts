import { roles } from "@kwan/domain";
import * as z from "zod/mini";
import { id, instant, line } from "./basics.ts";

/** A value before or after a change, as text. */
const auditValue = z.nullable(
  z.object({
    /** Null if there was no value, or if it has been erased. */
    text: z.nullable(z.string()),
    /** Whether the value has been erased with the account of the person. */
    is_erased: z.boolean(),
  }),
);

/** A row of the audit log. */
export const auditRow = z.object({
  /** The number of the row in the log. */
  number: z.int(),
  /** When it was done. */
  at: instant,
  /** Who did it: an account, or a job of the server. */
  who: z.object({
    id: z.nullable(id),
    name: z.nullable(z.string()),
    /** The role of the account at the time. Null if nobody was logged in. */
    role: z.nullable(z.enum(roles)),
    /** The job of the server that did it. Null if a person did. */
    job: z.nullable(z.string()),
  }),
  /** The code of what was done. `actTitles` of `@kwan/domain/oversight` has the words. */
  act: z.string(),
  /** The kind of record. `recordTitles` of `@kwan/domain/oversight` has the words. */
  entity: z.string(),
  /** The ID of the record. */
  entity_id: z.string(),
  /** The person that the record is about. */
  about: z.nullable(z.object({ id, name: z.string() })),
  /** The fields before and after. `before` or `after` is null if that side was not recorded. */
  changes: z.array(z.object({ field: z.string(), before: auditValue, after: auditValue })),
  /** The reason that was given. */
  reason: z.nullable(z.string()),
  /** The network address of the request. */
  address: z.nullable(z.string()),
  /** The ID of the request, as in the log of the server. */
  request_id: z.nullable(z.string()),
  /** Whether the row is in a signed batch, so that a later change would be detected. */
  is_sealed: z.boolean(),
});

/** A person whose record an account has opened. */
export const accessedRecord = z.object({
  driver: id,
  name: z.string(),
  license_number: z.nullable(z.string()),
  /** How often the account has opened a record of this person. */
  times: z.int(),
  /** When it was opened first. */
  first_at: instant,
  /** When it was opened last. */
  last_at: instant,
});

/** A member of staff or a driving school opened one of the caller's records. */
export const access = z.object({
  /** When it was opened. */
  at: instant,
  role: z.enum(roles),
  /** The branch where the member of staff works now. Null if they work for all branches, or for a school. */
  branch: z.nullable(line),
  /** The kind of record. `recordTitles` of `@kwan/domain/oversight` has the words. */
  entity: z.string(),
});
