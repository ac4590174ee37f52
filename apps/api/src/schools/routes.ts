import { type HandlersOf, Reply } from "../calls/handler.ts";
import { listAnswer } from "../calls/lists.ts";
import { endOwnEnrolment, enrolTrainee } from "./commands/enrol-trainee.ts";
import { readClassRecords } from "./commands/list-class-records.ts";
import { listEnrolmentsOf } from "./enrolments-store.ts";
import { presentEnrolment, presentRecord, presentSchool, presentTotals } from "./present.ts";
import { listSchools } from "./store.ts";

export const schoolRoutes: HandlersOf<
  "listClassRecords" | "listSchools" | "listEnrolments" | "enrolTrainee" | "endEnrolment"
> = {
  listClassRecords: async ({ db, actor }, { query, request }) => {
    const { records, totals, subject } = await readClassRecords(db, actor, query);
    const list = listAnswer(request, records, presentRecord);
    const body = { ...list, totals: totals && presentTotals(totals.hours, totals.certificate) };
    return new Reply({ body, reads: [subject] });
  },
  listSchools: async ({ db }, { query, request }) =>
    listAnswer(request, await listSchools(db, query.search, query), presentSchool),
  listEnrolments: async ({ db, actor }, { query, request }) =>
    listAnswer(request, await listEnrolmentsOf(db, actor.school ?? "", query), presentEnrolment),
  enrolTrainee: async (context, { body }) => presentEnrolment(await enrolTrainee(context, body)),
  endEnrolment: async (context, { params }) => presentEnrolment(await endOwnEnrolment(context, params.id)),
};
