import { getBranch, listBranches, listSlots } from "@kwan/contract";
import type { Send } from "../methods/send.ts";

/**
 * The offices and test centres of the authority.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { branches });
 */
/* @__NO_SIDE_EFFECTS__ */
export const branches = (send: Send) => ({
  /**
   * Branches, by region, service or text; with `lat` and `lon` the nearest first.
   *
   * @example
   * for await (const branch of kwan.branches.list({ region: "Ashanti" })) console.log(branch.name);
   */
  list: send(listBranches),
  /**
   * One branch.
   *
   * @example
   * const branch = await kwan.branches.get(id);
   */
  get: send(getBranch),
  /**
   * The free slots of a branch.
   *
   * @example
   * const { results } = await kwan.branches.slots(id, { purpose: "practical_test" });
   */
  slots: send(listSlots),
});
