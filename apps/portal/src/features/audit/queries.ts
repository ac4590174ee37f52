import { audit, staff } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { queryOptions } from "@tanstack/react-query";
import { clientOf } from "../../session/client.ts";

export const kwan = clientOf({ audit, staff });

export const q = kwanOptions(kwan);

export type AuditRow = Awaited<ReturnType<typeof kwan.audit.list>>["results"][number];
export type AccessedRecord = Awaited<ReturnType<typeof kwan.audit.accessed>>["results"][number];
type StaffMember = Awaited<ReturnType<typeof kwan.staff.list>>["results"][number];

/** The query for all staff accounts, so that one can be chosen by name. */
export const allStaff = () =>
  queryOptions({
    queryKey: kwanKey("staff", "all"),
    queryFn: async ({ signal }): Promise<readonly StaffMember[]> => {
      const all: StaffMember[] = [];
      for await (const person of kwan.staff.list({ limit: 100 }, { signal })) all.push(person);
      return all;
    },
    staleTime: 60_000,
  });
