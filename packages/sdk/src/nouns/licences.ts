import { checkShare, getLicense, listShares, shareLicense, withdrawShare } from "@kwan/contract";
import type { Send } from "../methods/send.ts";

/**
 * Licences, and the codes by which their holders show them.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { licences });
 */
/* @__NO_SIDE_EFFECTS__ */
export const licences = (send: Send) => ({
  /**
   * A licence.
   *
   * @example
   * const licence = await kwan.licences.get(id);
   */
  get: send(getLicense),
  /**
   * Makes a one-time code that shows the licence to somebody.
   *
   * @example
   * const share = await kwan.licences.share(id);
   */
  share: send(shareLicense),
  /**
   * The codes of a licence, and who checked them.
   *
   * @example
   * for await (const share of kwan.licences.shares(id)) console.log(share.id);
   */
  shares: send(listShares),
  /**
   * Withdraws a code.
   *
   * @example
   * await kwan.licences.withdrawShare(shareId);
   */
  withdrawShare: send(withdrawShare),
  /**
   * What a code shows: status, classes and dates, nothing more.
   *
   * @example
   * const shown = await kwan.licences.check(code);
   */
  check: send(checkShare),
});
