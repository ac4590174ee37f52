/**
 * Licences, and the codes that holders use to share them.
 *
 * @module
 */

import { call } from "../call.ts";
import { listQuery, page } from "../lists.ts";
import { license, share, sharedLicense } from "./shapes.ts";

/**
 * Returns a driver's licence and permits. Pass the driver's ID. The licence fields are null if the driver has no
 * licence.
 *
 * @summary Read a driver's licence and permits
 * @sdk licences.get
 * @example
 * const licence = await kwan.licences.get(id);
 */
export const getLicense = call({
  id: "getLicense",
  requirement: "R-API-L07",
  method: "GET",
  path: "/license/{id}/",
  answer: license,
  access: ["owner", "drivers.read"],
  audit: "license",
  program: "licences.read",
});

/**
 * Creates a one-time code for checking a driver's licence. Pass the driver's ID. A person with the code sees only the
 * status, classes and dates. The code is valid for 24 hours.
 *
 * @summary Share your licence with a one-time code
 * @sdk licences.share
 * @example
 * const share = await kwan.licences.share(id);
 */
export const shareLicense = call({
  id: "shareLicense",
  method: "POST",
  path: "/license/{id}/share/",
  answer: share,
  status: 201,
  errors: ["state_forbids"],
  access: ["owner"],
});

/**
 * Lists the share codes for a driver's licence, and who has used them. Pass the driver's ID.
 *
 * @summary List your licence-sharing codes and who used them
 * @sdk licences.shares
 * @example
 * for await (const share of kwan.licences.shares(id)) console.log(share.id);
 */
export const listShares = call({
  id: "listShares",
  paged: true,
  method: "GET",
  path: "/license/{id}/share/",
  query: listQuery({}),
  answer: page(share),
  access: ["owner"],
});

/**
 * Withdraws a code, so that it can no longer be used to check the licence.
 *
 * @summary Cancel a licence-sharing code
 * @sdk licences.withdrawShare
 * @example
 * await kwan.licences.withdrawShare(shareId);
 */
export const withdrawShare = call({
  id: "withdrawShare",
  method: "DELETE",
  path: "/license/share/{id}/",
  access: ["owner"],
});

// This is a POST, not a GET, because each check is recorded and must not be triggered by a link preview or prefetch.
/**
 * Checks a code that a holder has shared. Returns only the licence's status, classes and dates.
 *
 * @summary Check a licence with a code
 * @sdk licences.check
 * @example
 * const shown = await kwan.licences.check(code);
 */
export const checkShare = call({
  id: "checkShare",
  method: "POST",
  path: "/verify/{code}/",
  answer: sharedLicense,
  errors: ["code_expired"],
  access: ["anyone"],
});
