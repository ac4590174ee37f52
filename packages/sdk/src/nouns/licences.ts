// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import { checkShare, getLicense, listShares, shareLicense, withdrawShare } from "@kwan/contract";
import type { Answering, Query } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/**
 * Licences, and the codes that holders use to share them.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { licences });
 */
/* @__NO_SIDE_EFFECTS__ */
export const licences = (send: Send) => ({
  /**
   * Returns a driver's licence and permits. The licence fields are null if the driver has no licence. Pass the driver's
   * ID.
   *
   * @example
   * const licence = await kwan.licences.get(id);
   */
  get: method(
    getLicense,
    (id: string, options?: CallOptions): Answering<typeof getLicense> => send(getLicense, { params: { id } }, options),
  ),
  /**
   * Creates a one-time code for checking a driver's licence. Pass the driver's ID.
   *
   * @example
   * const share = await kwan.licences.share(id);
   */
  share: method(
    shareLicense,
    (id: string, options?: PostOptions): Answering<typeof shareLicense> =>
      send(shareLicense, { params: { id } }, options),
  ),
  /**
   * Lists the share codes for a driver's licence, and who has used them. Pass the driver's ID.
   *
   * @example
   * for await (const share of kwan.licences.shares(id)) console.log(share.id);
   */
  shares: method(
    listShares,
    (id: string, query?: Query<typeof listShares>, options?: CallOptions): Answering<typeof listShares> =>
      send(listShares, { params: { id }, query }, options),
  ),
  /**
   * Withdraws a code, so that it can no longer be used to check the licence.
   *
   * @example
   * await kwan.licences.withdrawShare(shareId);
   */
  withdrawShare: method(
    withdrawShare,
    (id: string, options?: CallOptions): Answering<typeof withdrawShare> =>
      send(withdrawShare, { params: { id } }, options),
  ),
  /**
   * Checks a code that a holder has shared. Returns only the licence's status, classes and dates.
   *
   * @example
   * const shown = await kwan.licences.check(code);
   */
  check: method(
    checkShare,
    (code: string, options?: PostOptions): Answering<typeof checkShare> =>
      send(checkShare, { params: { code } }, options),
  ),
});
