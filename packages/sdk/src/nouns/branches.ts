// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type Branch,
  type BranchId,
  type CreateBranchBody,
  createBranch,
  getBranch,
  type ListBranchesQuery,
  listBranches,
  type Page,
} from "@kwan/contract";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanList } from "../promises/kwan-list.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/** The codes of the errors that `branches.list` can fail with. */
export type BranchesListCode = CommonCode | "invalid";

/** The error of `branches.list`. */
export type BranchesListError = KwanError<BranchesListCode>;

/** The codes of the errors that `branches.create` can fail with. */
export type BranchesCreateCode =
  | CommonCode
  | "already_exists"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `branches.create`. */
export type BranchesCreateError = KwanError<BranchesCreateCode>;

/** The codes of the errors that `branches.get` can fail with. */
export type BranchesGetCode = CommonCode | "not_found";

/** The error of `branches.get`. */
export type BranchesGetError = KwanError<BranchesGetCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Lists branches, filtered by region, service or text. With `lat` and `lon`, the nearest come first. Closed branches
   * are left out unless `closed` is "true".
   *
   * @example
   * for await (const branch of kwan.branches.list({ region: "Ashanti" })) console.log(branch.name);
   */
  list: method(
    listBranches,
    (query?: ListBranchesQuery, options?: CallOptions): KwanList<Page<Branch>, BranchesListError, "listBranches"> =>
      send(listBranches, { query }, options),
  ),
  /**
   * Adds a branch. For administrators. The branch is closed until one administrator proposes to open it and another
   * approves the proposal.
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
    (body: CreateBranchBody, options?: PostOptions): KwanPromise<Branch, BranchesCreateError, "createBranch"> =>
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
    (id: BranchId, options?: CallOptions): KwanPromise<Branch, BranchesGetError, "getBranch"> =>
      send(getBranch, { params: { id } }, options),
  ),
});

/**
 * The authority's offices and test centres.
 */
export interface BranchesMethods extends ReturnType<typeof withSend> {}

/**
 * The authority's offices and test centres.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { branches });
 */
export const branches: (send: Send) => BranchesMethods = withSend;
