// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type FlaggedPayment,
  type ListFlaggedPaymentsQuery,
  type ListUnverifiedIdentitiesItem,
  type ListUnverifiedIdentitiesQuery,
  listFlaggedPayments,
  listUnverifiedIdentities,
  type Page,
} from "@kwan/contract";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanList } from "../promises/kwan-list.ts";
import type { CallOptions } from "../requests/options.ts";

/** The codes of the errors that `office.flaggedPayments` can fail with. */
export type OfficeFlaggedPaymentsCode = CommonCode | "forbidden" | "invalid";

/** The error of `office.flaggedPayments`. */
export type OfficeFlaggedPaymentsError = KwanError<OfficeFlaggedPaymentsCode>;

/** The codes of the errors that `office.identities` can fail with. */
export type OfficeIdentitiesCode = CommonCode | "forbidden" | "invalid";

/** The error of `office.identities`. */
export type OfficeIdentitiesError = KwanError<OfficeIdentitiesCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Lists payments that were made twice, arrived too late, or do not match the invoice amount, oldest first.
   *
   * @example
   * const { count } = await kwan.office.flaggedPayments({ resolved: "false" });
   */
  flaggedPayments: method(
    listFlaggedPayments,
    (
      query?: ListFlaggedPaymentsQuery,
      options?: CallOptions,
    ): KwanList<Page<FlaggedPayment>, OfficeFlaggedPaymentsError, "listFlaggedPayments"> =>
      send(listFlaggedPayments, { query }, options),
  ),
  /**
   * Lists people whose identification has not been checked yet. People who have waited longest are listed first.
   *
   * @example
   * for await (const person of kwan.office.identities()) console.log(person.id_number);
   */
  identities: method(
    listUnverifiedIdentities,
    (
      query?: ListUnverifiedIdentitiesQuery,
      options?: CallOptions,
    ): KwanList<Page<ListUnverifiedIdentitiesItem>, OfficeIdentitiesError, "listUnverifiedIdentities"> =>
      send(listUnverifiedIdentities, { query }, options),
  ),
});

/**
 * Flagged payments and identities to check, which officers work on in addition to applications.
 */
export interface OfficeMethods extends ReturnType<typeof withSend> {}

/**
 * Flagged payments and identities to check, which officers work on in addition to applications.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { office });
 */
export const office: (send: Send) => OfficeMethods = withSend;
