import { documents, updateRequests } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { queryOptions } from "@tanstack/react-query";
import { clientOf } from "../../session/client.ts";

export const kwan = clientOf({ documents, updateRequests });

/** Queries of update requests; their keys stand nowhere else. */
export const q = kwanOptions(kwan);

export const everyUpdateRequest = kwanKey("updateRequests");

/** A change of identity that was asked for. */
export type UpdateRequest = Awaited<ReturnType<typeof kwan.updateRequests.list>>["results"][number];

/** One request, found among those of its driver: the server lists them and has no call for one. */
export const requestOf = (id: string, driver: string | undefined) =>
  queryOptions({
    queryKey: kwanKey("updateRequests", "one", id),
    queryFn: async ({ signal }): Promise<UpdateRequest | null> => {
      for await (const request of kwan.updateRequests.list({ driver, limit: 100 }, { signal }))
        if (request.id === id) return request;
      return null;
    },
  });

/** The requests that have waited longest: the next one, even if the list still has the one just decided. */
export const waitingRequests = () => q.updateRequests.list({ status: "requested", limit: 2 });
