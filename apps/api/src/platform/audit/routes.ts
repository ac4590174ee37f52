import { type Handlers, Reply } from "../calls/handler.ts";
import { listAnswer } from "../calls/lists.ts";
import { accessedFile, auditFile } from "./files.ts";
import { accessFilterOf, readAuditQuery } from "./log-query.ts";
import { accessedRows, listAccess, listAccessed, listAudit, reasonsFor } from "./log-store.ts";
import { presentAccess, presentAccessed, presentRow, reasonIsValidMs } from "./present.ts";
import { personalValuesOf } from "./read-personal-values.ts";
import { subjectOf } from "./subjects-store.ts";

/** Reading the log is itself recorded in the log, with the filters that were used. */
export const auditRoutes = {
  listAudit: async (context, { query: { cursor, limit, ...query }, request }) => {
    const { db } = context;
    const { filter, reads, auditDetails } = await readAuditQuery(context, query);
    const listed = await listAudit(db, filter, { cursor, limit });
    const body = listAnswer(request, listed, presentRow(await personalValuesOf(db, listed.rows)));
    return new Reply({ body, reads, auditDetails });
  },
  downloadAudit: async (context, { query }) => {
    const { db, deps } = context;
    const { filter, reads, auditDetails } = await readAuditQuery(context, query);
    const { headers, body } = auditFile(db, filter, `audit-log-${deps.today()}.csv`);
    return new Reply({ body, headers, reads, auditDetails });
  },
  listRecordsAccessed: async ({ db }, { query: { cursor, limit, ...query }, request }) => {
    const listed = await listAccessed(db, accessFilterOf(query), { cursor, limit });
    return new Reply({ body: listAnswer(request, listed, presentAccessed), reads: [query.actor], auditDetails: query });
  },
  downloadRecordsAccessed: async ({ db, deps }, { query }) => {
    const { headers, body } = accessedFile(
      await accessedRows(db, accessFilterOf(query)),
      `records-opened-${deps.today()}.csv`,
    );
    return new Reply({ body, headers, reads: [query.actor], auditDetails: query });
  },
  listAccess: async ({ db, actor }, { query, request }) => {
    const subject = await subjectOf(db, [{ account: actor.id, driver: actor.driver }]);
    const listed = await listAccess(db, subject, query);
    const [newest, oldest] = [listed.rows[0], listed.rows.at(-1)];
    const period = newest && oldest && { from: new Date(Date.parse(oldest.at) - reasonIsValidMs), to: newest.at };
    const reasons = period ? await reasonsFor(db, subject, period) : [];
    return listAnswer(request, listed, presentAccess(actor.id, reasons));
  },
} satisfies Partial<Handlers>;
