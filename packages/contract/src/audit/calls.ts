/**
 * The audit log: who did what, when and to whose record. For administrators.
 *
 * @module
 */

import * as z from "zod/mini";
import { day, id } from "../basics.ts";
import { call } from "../call.ts";
import { listQuery, page } from "../lists.ts";
import { accessedRecord, auditRow } from "./shapes.ts";

const filters = {
  /** The ID of a driver or an account, a licence number, or part of a name. */
  person: z.optional(z.string().check(z.minLength(3), z.maxLength(100))),
  /** The ID of the account that performed the action. */
  actor: z.optional(id),
  /** The code of the action. For its display name, see `actTitles` in `@kwan/domain/oversight`. */
  action: z.optional(z.string().check(z.regex(/^[a-z_]{1,60}$/))),
  from: day,
  to: day,
  /** Whether to include rows about records that were opened but not changed. By default, only changes are listed. */
  include_reads: z.optional(z.enum(["true", "false"])),
};

const accessFilters = {
  /** The ID of the account that performed the action. */
  actor: id,
  from: day,
  to: day,
};

/**
 * Lists the rows of the audit log, newest first. `count` stops at 10,000, because counting millions of rows takes
 * longer than reading a page. Reading the log is itself recorded in the log.
 *
 * @summary List the entries in the audit log
 * @sdk audit.list
 * @example
 * const { results } = await kwan.audit.list({ person: driver.id, include_reads: "true" });
 */
export const listAudit = call({
  id: "listAudit",
  paged: true,
  method: "GET",
  path: "/audit/",
  query: listQuery(filters),
  answer: page(auditRow),
  access: ["audit.read"],
  audit: "audit",
});

/**
 * Downloads all rows of the audit log that match the filters, as CSV.
 *
 * @summary Download the audit log as CSV
 * @sdk audit.download
 * @example
 * const file = await kwan.audit.download({ from: "2026-11-01", to: "2026-11-30" });
 */
export const downloadAudit = call({
  id: "downloadAudit",
  method: "GET",
  path: "/audit/download/",
  query: z.object(filters),
  answers: "file",
  access: ["audit.read"],
  audit: "audit_file",
});

/**
 * Lists the people whose records an account has opened, with the number of times, and the first and last time. For
 * investigations.
 *
 * @summary List the people whose records an account has opened
 * @sdk audit.accessed
 * @example
 * for await (const { name, times } of kwan.audit.accessed({ actor })) console.log(name, times);
 */
export const listRecordsAccessed = call({
  id: "listRecordsAccessed",
  paged: true,
  method: "GET",
  path: "/audit/accessed/",
  query: listQuery(accessFilters),
  answer: page(accessedRecord),
  access: ["audit.read"],
  audit: "accessed",
});

/**
 * Downloads the list of opened records as CSV.
 *
 * @summary Download a list of the people whose records an account has opened as CSV
 * @sdk audit.downloadAccessed
 * @example
 * const file = await kwan.audit.downloadAccessed({ actor });
 */
export const downloadRecordsAccessed = call({
  id: "downloadRecordsAccessed",
  method: "GET",
  path: "/audit/accessed/download/",
  query: z.object(accessFilters),
  answers: "file",
  access: ["audit.read"],
  audit: "accessed_file",
});
