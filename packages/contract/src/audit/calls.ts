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
  act: z.optional(z.string().check(z.regex(/^[a-z_]{1,60}$/))),
  from: day,
  to: day,
  /** Whether to include rows about records that were opened but not changed. By default, only changes are listed. */
  looks: z.optional(z.enum(["true", "false"])),
};

const accessFilters = {
  /** The ID of the account that performed the action. */
  actor: id,
  from: day,
  to: day,
};

export const listAudit = call({
  id: "listAudit",
  paged: true,
  method: "GET",
  path: "/audit/",
  query: () => listQuery(filters),
  answer: () => page(auditRow),
  access: ["audit.read"],
  audit: "audit",
});

export const downloadAudit = call({
  id: "downloadAudit",
  method: "GET",
  path: "/audit/download/",
  query: () => z.object(filters),
  answers: "file",
  access: ["audit.read"],
  audit: "audit_file",
});

export const listRecordsAccessed = call({
  id: "listRecordsAccessed",
  paged: true,
  method: "GET",
  path: "/audit/accessed/",
  query: () => listQuery(accessFilters),
  answer: () => page(accessedRecord),
  access: ["audit.read"],
  audit: "accessed",
});

export const downloadRecordsAccessed = call({
  id: "downloadRecordsAccessed",
  method: "GET",
  path: "/audit/accessed/download/",
  query: () => z.object(accessFilters),
  answers: "file",
  access: ["audit.read"],
  audit: "accessed_file",
});
