// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import { decideIdentity, listFlaggedPayments, listUnverifiedIdentities, resolveFlaggedPayment } from "@kwan/contract";
import type { Answering, Body, Query } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/**
 * Flagged payments and identity checks, which officers work on in addition to applications.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { office });
 */
/* @__NO_SIDE_EFFECTS__ */
export const office = (send: Send) => ({
  /**
   * Lists payments that were made twice, arrived too late, or do not match the invoice amount.
   *
   * @example
   * const { count } = await kwan.office.flaggedPayments({ resolved: "false" });
   */
  flaggedPayments: method(
    listFlaggedPayments,
    (query?: Query<typeof listFlaggedPayments>, options?: CallOptions): Answering<typeof listFlaggedPayments> =>
      send(listFlaggedPayments, { query }, options),
  ),
  /**
   * Records the outcome of a flagged payment and notifies the payer.
   *
   * @example
   * await kwan.office.resolveFlaggedPayment(id, { outcome: "refunded", note: "Sent back, reference 88213." });
   */
  resolveFlaggedPayment: method(
    resolveFlaggedPayment,
    (
      id: string,
      body: Body<typeof resolveFlaggedPayment>,
      options?: PostOptions,
    ): Answering<typeof resolveFlaggedPayment> => send(resolveFlaggedPayment, { params: { id }, body }, options),
  ),
  /**
   * Lists people whose identification has not been checked yet.
   *
   * @example
   * for await (const person of kwan.office.identities()) console.log(person.id_number);
   */
  identities: method(
    listUnverifiedIdentities,
    (
      query?: Query<typeof listUnverifiedIdentities>,
      options?: CallOptions,
    ): Answering<typeof listUnverifiedIdentities> => send(listUnverifiedIdentities, { query }, options),
  ),
  /**
   * Verifies or rejects a person's identification.
   *
   * @example
   * await kwan.office.decideIdentity(driverId, { outcome: "verified", id_number, note: "Seen at the counter." });
   */
  decideIdentity: method(
    decideIdentity,
    (id: string, body: Body<typeof decideIdentity>, options?: PostOptions): Answering<typeof decideIdentity> =>
      send(decideIdentity, { params: { id }, body }, options),
  ),
});
