import { decisions, schools, staff } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { allRows } from "../../../queries/all-rows.ts";
import { clientOf } from "../../../session/client.ts";

export const kwan = clientOf({ decisions, schools, staff });

export const q = kwanOptions(kwan);

export const everyStaff = kwanKey("staff");

export type StaffMember = Awaited<ReturnType<typeof kwan.staff.list>>["results"][number];
/** A message that could not be delivered and will not be sent again automatically. */
export type Undelivered = Awaited<ReturnType<typeof kwan.staff.undelivered>>["results"][number];

/** The query for all driving schools. It loads several pages, because there are several hundred schools. */
export const allSchools = () => allRows(kwanKey("schools", "all"), kwan.schools.list, 60 * 60_000);
