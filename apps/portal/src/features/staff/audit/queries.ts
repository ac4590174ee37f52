import { audit, staff } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { allRows } from "../../../queries/all-rows.ts";
import { clientOf } from "../../../session/client.ts";

export const kwan = clientOf({ audit, staff });

export const q = kwanOptions(kwan);

export type AuditRow = Awaited<ReturnType<typeof kwan.audit.list>>["results"][number];
export type AccessedRecord = Awaited<ReturnType<typeof kwan.audit.accessed>>["results"][number];

/** The query for all staff accounts, so that one can be chosen by name. */
export const allStaff = () => allRows(kwanKey("staff", "all"), kwan.staff.list, 60_000);
