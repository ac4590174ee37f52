import type { HandlersOf } from "../calls/handler.ts";
import { readClassRecords } from "./commands/list-class-records.ts";

export const schoolRoutes: HandlersOf<"listClassRecords"> = { listClassRecords: readClassRecords };
