import { schools } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { clientOf } from "../session/client.ts";

export const kwan = clientOf({ schools });

export const q = kwanOptions(kwan);

export const everyClassRecord = kwanKey("schools", "classRecords");

type ClassRecords = Awaited<ReturnType<typeof kwan.schools.classRecords>>;
export type ClassRecord = ClassRecords["results"][number];
/** The hours of one trainee compared with the hours that the law requires. */
export type ClassTotals = NonNullable<ClassRecords["totals"]>;
