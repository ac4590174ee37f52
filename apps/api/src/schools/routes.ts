import type { HandlersOf } from "../calls/handler.ts";
import { listAnswer } from "../calls/lists.ts";
import { readClassRecords } from "./commands/list-class-records.ts";
import { presentSchool } from "./present.ts";
import { listSchools } from "./store.ts";

export const schoolRoutes: HandlersOf<"listClassRecords" | "listSchools"> = {
  listClassRecords: readClassRecords,
  listSchools: async ({ db, query, request }) =>
    listAnswer(request, await listSchools(db, query.search, query), presentSchool),
};
