import { checkShare, getLicense, listShares, shareLicense, withdrawShare } from "@kwan/contract";
import type { Method } from "../methods/method-types.ts";
import type { Send } from "../methods/send.ts";

/** Licences, and the codes by which their holders show them. */
export interface Licences {
  /**
   * A licence.
   *
   * @example
   * const licence = await kwan.licences.get(id);
   */
  readonly get: Method<typeof getLicense>;
  /**
   * Makes a one-time code that shows the licence to somebody.
   *
   * @example
   * const share = await kwan.licences.share(id);
   */
  readonly share: Method<typeof shareLicense>;
  /**
   * The codes of a licence, and who checked them.
   *
   * @example
   * for await (const share of kwan.licences.shares(id)) console.log(share.id);
   */
  readonly shares: Method<typeof listShares>;
  /**
   * Withdraws a code.
   *
   * @example
   * await kwan.licences.withdrawShare(shareId);
   */
  readonly withdrawShare: Method<typeof withdrawShare>;
  /**
   * What a code shows: status, classes and dates, nothing more.
   *
   * @example
   * const shown = await kwan.licences.check(code);
   */
  readonly check: Method<typeof checkShare>;
}

/**
 * Licences, and the codes by which their holders show them.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { licences });
 */
/* @__NO_SIDE_EFFECTS__ */
export const licences = (send: Send): Licences => ({
  get: send(getLicense),
  share: send(shareLicense),
  shares: send(listShares),
  withdrawShare: send(withdrawShare),
  check: send(checkShare),
});
