import { schools } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { clientOf } from "../../session/client.ts";

export const kwan = clientOf({ schools });

/** Queries of driving schools; their keys stand nowhere else. */
export const q = kwanOptions(kwan);

export const everyEnrolment = kwanKey("schools", "enrolments");

/** A trainee of the school. */
export type Enrolment = Awaited<ReturnType<typeof kwan.schools.enrolments>>["results"][number];

type ClassRecords = Awaited<ReturnType<typeof kwan.schools.classRecords>>;
/** One lesson of one learner. */
export type ClassRecord = ClassRecords["results"][number];
/** The hours of one learner against those that the law asks for. */
export type ClassTotals = NonNullable<ClassRecords["totals"]>;
