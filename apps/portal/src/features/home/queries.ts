import { branches, schools, services, staff, updateRequests, users } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { queryOptions } from "@tanstack/react-query";
import { clientOf } from "../../session/client.ts";

const kwan = clientOf({ branches, schools, services, staff, updateRequests, users });

export const q = kwanOptions(kwan);

export type Overview = Awaited<ReturnType<typeof kwan.services.overview>>;
export type ListedApplication = Overview["applications"][number];

/** Counts applications by status. `branch` is the name of the officer's branch, or null for all branches. */
export const officeCounts = () =>
  queryOptions({
    queryKey: kwanKey("services", "office counts"),
    queryFn: async ({ signal }) => {
      const [{ by_status }, { branch }] = await Promise.all([
        kwan.services.overview({ signal }),
        kwan.users.me({ signal }),
      ]);
      return { by_status, branch: branch && (await kwan.branches.get(branch, { signal })).name };
    },
  });
