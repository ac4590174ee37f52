import type { HandlersOf } from "../calls/handler.ts";
import { listAnswer } from "../calls/lists.ts";
import { endOwnEnrolment, enrolTrainee } from "./commands/enrol-trainee.ts";
import { readClassRecords } from "./commands/list-class-records.ts";
import { listEnrolmentsOf } from "./enrolments-store.ts";
import { presentEnrolment, presentSchool } from "./present.ts";
import { listSchools } from "./store.ts";

export const schoolRoutes: HandlersOf<
  "listClassRecords" | "listSchools" | "listEnrolments" | "enrolTrainee" | "endEnrolment"
> = {
  listClassRecords: readClassRecords,
  listSchools: async ({ db, query, request }) =>
    listAnswer(request, await listSchools(db, query.search, query), presentSchool),
  listEnrolments: async ({ db, actor, query, request }) =>
    listAnswer(request, await listEnrolmentsOf(db, actor.school ?? "", query), presentEnrolment),
  enrolTrainee,
  endEnrolment: endOwnEnrolment,
};
