import { decideIdentity, listFlaggedPayments, listUnverifiedIdentities, resolveFlaggedPayment } from "@kwan/contract";
import type { Method } from "../methods/method-types.ts";
import type { Send } from "../methods/send.ts";

/** What needs an officer besides applications: money and identities. */
export interface Office {
  /**
   * Payments that came twice, came too late, or are not the amount of their invoice.
   *
   * @example
   * const { count } = await kwan.office.flaggedPayments({ resolved: "false" });
   */
  readonly flaggedPayments: Method<typeof listFlaggedPayments>;
  /**
   * Records what came of flagged money; the person who paid is told.
   *
   * @example
   * await kwan.office.resolveFlaggedPayment(id, { outcome: "refunded", note: "Sent back, reference 88213." });
   */
  readonly resolveFlaggedPayment: Method<typeof resolveFlaggedPayment>;
  /**
   * People whose identification nobody has checked yet.
   *
   * @example
   * for await (const person of kwan.office.identities()) console.log(person.id_number);
   */
  readonly identities: Method<typeof listUnverifiedIdentities>;
  /**
   * Verifies or refuses somebody's identification.
   *
   * @example
   * await kwan.office.decideIdentity(driverId, { outcome: "verified", id_number, note: "Seen at the counter." });
   */
  readonly decideIdentity: Method<typeof decideIdentity>;
}

/**
 * What needs an officer besides applications: money and identities.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { office });
 */
/* @__NO_SIDE_EFFECTS__ */
export const office = (send: Send): Office => ({
  flaggedPayments: send(listFlaggedPayments),
  resolveFlaggedPayment: send(resolveFlaggedPayment),
  identities: send(listUnverifiedIdentities),
  decideIdentity: send(decideIdentity),
});
