// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import { createBranch, getBranch, listBranches } from "@kwan/contract";
import type { Answering, Body, Query } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/**
 * The authority's offices and test centres.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { branches });
 */
/* @__NO_SIDE_EFFECTS__ */
export const branches = (send: Send) => ({
  /**
   * Lists branches, filtered by region, service or text. With `lat` and `lon`, the nearest come first. Closed branches
   * are left out unless `closed` is "true".
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
   * Adds a branch. It is closed until a decision opens it. For administrators.
   *
   * @example
   * const { id } = await kwan.branches.create({
   *   branch_code: "OT1",
   *   name: "Dambai",
   *   region: "Oti",
   *   city: "Dambai",
   *   lat: 8.0662,
   *   lon: 0.1793,
   *   hours: "working_days",
   *   is_test_centre: false,
   *   services: ["drivers-renewal"],
   * });
   */
  create: method(
    createBranch,
    (body: Body<typeof createBranch>, options?: PostOptions): Answering<typeof createBranch> =>
      send(createBranch, { body }, options),
  ),
  /**
   * Returns a branch with its position, opening hours and services.
   *
   * @example
   * const branch = await kwan.branches.get(id);
   */
  get: method(
    getBranch,
    (id: string, options?: CallOptions): Answering<typeof getBranch> => send(getBranch, { params: { id } }, options),
  ),
});
