import { branches, licences, schools, services, staff, updateRequests, users } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { queryOptions } from "@tanstack/react-query";
import { clientOf } from "../../session/client.ts";

const kwan = clientOf({ branches, licences, schools, services, staff, updateRequests, users });

/** Queries of the first screen; their keys stand nowhere else. */
export const q = kwanOptions(kwan);

/** What the server knows is to be done. */
export type Overview = Awaited<ReturnType<typeof kwan.services.overview>>;
/** A licence with what stands beside it. */
export type License = Awaited<ReturnType<typeof kwan.licences.get>>;
/** An application as it stands in a list. */
export type ListedApplication = Awaited<ReturnType<typeof kwan.services.list>>["results"][number];

/** The applications that are not at their end, the latest first. */
export const openApplications = (driver: string) => q.services.list(driver, { open: "true", limit: 5 });

/** What each kind costs at the usual speed, in one answer. */
export const usualPrices = () => q.services.costs({ tier: "standard", limit: 100 });

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
