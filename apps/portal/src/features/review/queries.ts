import { updateRequests } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { queryOptions } from "@tanstack/react-query";
import { clientOf } from "../../session/client.ts";

export const kwan = clientOf({ updateRequests });

export const q = kwanOptions(kwan);

export const everyUpdateRequest = kwanKey("updateRequests");

export type UpdateRequest = Awaited<ReturnType<typeof kwan.updateRequests.list>>["results"][number];

/**
 * The query for one request. It searches the list of the driver's requests, because the server has no API call that
 * returns a single request.
 */
export const requestOf = (id: string, driver: string | undefined) =>
  queryOptions({
    queryKey: kwanKey("updateRequests", "one", id),
    queryFn: async ({ signal }): Promise<UpdateRequest | null> => {
      for await (const request of kwan.updateRequests.list({ driver, limit: 100 }, { signal }))
        if (request.id === id) return request;
      return null;
    },
  });
