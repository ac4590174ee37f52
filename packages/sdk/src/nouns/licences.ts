// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  checkShare,
  type DriverId,
  getLicense,
  type License,
  type ListSharesQuery,
  listShares,
  type Page,
  type Share,
  type SharedLicense,
  type ShareId,
  shareLicense,
  withdrawShare,
} from "@kwan/contract";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanList } from "../promises/kwan-list.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/** The codes of the errors that `licences.get` can fail with. */
export type LicencesGetCode = CommonCode | "forbidden" | "not_found";

/** The error of `licences.get`. */
export type LicencesGetError = KwanError<LicencesGetCode>;

/** The codes of the errors that `licences.share` can fail with. */
export type LicencesShareCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `licences.share`. */
export type LicencesShareError = KwanError<LicencesShareCode>;

/** The codes of the errors that `licences.shares` can fail with. */
export type LicencesSharesCode = CommonCode | "forbidden" | "invalid" | "not_found";

/** The error of `licences.shares`. */
export type LicencesSharesError = KwanError<LicencesSharesCode>;

/** The codes of the errors that `licences.withdrawShare` can fail with. */
export type LicencesWithdrawShareCode = CommonCode | "forbidden" | "not_found" | "too_large" | "wrong_type";

/** The error of `licences.withdrawShare`. */
export type LicencesWithdrawShareError = KwanError<LicencesWithdrawShareCode>;

/** The codes of the errors that `licences.check` can fail with. */
export type LicencesCheckCode =
  | CommonCode
  | "code_expired"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `licences.check`. */
export type LicencesCheckError = KwanError<LicencesCheckCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Returns a driver's licence and permits. Pass the driver's ID. The licence fields are null if the driver has no
   * licence.
   *
   * @example
   * const licence = await kwan.licences.get(id);
   */
  get: method(
    getLicense,
    (id: DriverId, options?: CallOptions): KwanPromise<License, LicencesGetError, "getLicense"> =>
      send(getLicense, { params: { id } }, options),
  ),
  /**
   * Creates a one-time code for checking a driver's licence. Pass the driver's ID. A person with the code sees only the
   * status, classes and dates. The code is valid for 24 hours.
   *
   * @example
   * const share = await kwan.licences.share(id);
   */
  share: method(
    shareLicense,
    (id: DriverId, options?: PostOptions): KwanPromise<Share, LicencesShareError, "shareLicense"> =>
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
    (
      id: DriverId,
      query?: ListSharesQuery,
      options?: CallOptions,
    ): KwanList<Page<Share>, LicencesSharesError, "listShares"> => send(listShares, { params: { id }, query }, options),
  ),
  /**
   * Withdraws a code, so that it can no longer be used to check the licence.
   *
   * @example
   * await kwan.licences.withdrawShare(shareId);
   */
  withdrawShare: method(
    withdrawShare,
    (id: ShareId, options?: CallOptions): KwanPromise<undefined, LicencesWithdrawShareError, "withdrawShare"> =>
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
    (code: string, options?: PostOptions): KwanPromise<SharedLicense, LicencesCheckError, "checkShare"> =>
      send(checkShare, { params: { code } }, options),
  ),
});

/**
 * Licences, and the codes that holders use to share them.
 */
export interface LicencesMethods extends ReturnType<typeof withSend> {}

/**
 * Licences, and the codes that holders use to share them.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { licences });
 */
export const licences: (send: Send) => LicencesMethods = withSend;
