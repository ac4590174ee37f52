import { getBranch, listBranches } from "@kwan/contract";
import type { Method } from "../methods/method-types.ts";
import type { Send } from "../methods/send.ts";

/** The offices and test centres of the authority. */
export interface Branches {
  /**
   * Branches, by region, service or text; with `lat` and `lon` the nearest first.
   *
   * @example
   * for await (const branch of kwan.branches.list({ region: "Ashanti" })) console.log(branch.name);
   */
  readonly list: Method<typeof listBranches>;
  /**
   * One branch.
   *
   * @example
   * const branch = await kwan.branches.get(id);
   */
  readonly get: Method<typeof getBranch>;
}

/**
 * The offices and test centres of the authority.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { branches });
 */
/* @__NO_SIDE_EFFECTS__ */
export const branches = (send: Send): Branches => ({
  list: send(listBranches),
  get: send(getBranch),
});
