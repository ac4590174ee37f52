import { getBranch, listBranches } from "@kwan/contract";
import type { Send } from "../methods/send.ts";

/** The offices and test centres of the authority. */
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
});
