import { getBranch, listBranches } from "@kwan/contract";
import type { Answering, Query } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions } from "../requests/options.ts";

/**
 * The offices and test centres of the authority.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { branches });
 */
/* @__NO_SIDE_EFFECTS__ */
export const branches = (send: Send) => ({
  /**
   * Lists branches, filtered by region, service or text. With `lat` and `lon`, the nearest come first.
   *
   * @example
   * for await (const branch of kwan.branches.list({ region: "Ashanti" })) console.log(branch.name);
   */
  list: method(
    listBranches,
    (query?: Query<typeof listBranches>, options?: CallOptions): Answering<typeof listBranches> =>
      send(listBranches, { query }, options),
  ),
  /**
   * Returns a branch.
   *
   * @example
   * const branch = await kwan.branches.get(id);
   */
  get: method(
    getBranch,
    (id: string, options?: CallOptions): Answering<typeof getBranch> => send(getBranch, { params: { id } }, options),
  ),
});
