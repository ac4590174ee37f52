import { branches, schools, services, staff, updateRequests, users } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { queryOptions } from "@tanstack/react-query";
import { clientOf } from "../../session/client.ts";

const kwan = clientOf({ branches, schools, services, staff, updateRequests, users });

/** Queries of the first screen; their keys stand nowhere else. */
export const q = kwanOptions(kwan);

/** What the server knows is to be done. */
export type Overview = Awaited<ReturnType<typeof kwan.services.overview>>;
/** An application as it stands in a list. */
export type ListedApplication = Overview["applications"][number];

/** How many applications there are in each state, and whose they are: an officer's branch by name, null for all branches. */
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
