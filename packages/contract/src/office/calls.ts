/**
 * Flagged payments and identity checks, which officers work on in addition to applications.
 *
 * @module
 */

import * as z from "zod/mini";
import { reason } from "../basics.ts";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { listQuery, page } from "../lists.ts";
import { flaggedPayment, unverifiedIdentity } from "./shapes.ts";

/**
 * Lists payments that were made twice, arrived too late, or do not match the invoice amount, oldest first.
 *
 * @summary List payments that an officer must check
 * @sdk office.flaggedPayments
 * @example
 * const { count } = await kwan.office.flaggedPayments({ resolved: "false" });
 */
export const listFlaggedPayments = call({
  id: "listFlaggedPayments",
  paged: true,
  method: "GET",
  path: "/office/flagged-payment/",
  query: listQuery({
    /** Whether an officer has recorded the outcome. */
    resolved: z.optional(z.enum(["true", "false"])),
  }),
  answer: page(flaggedPayment),
  access: ["payments.resolve"],
  audit: "payment",
});

/**
 * Lists people whose identification has not been checked yet. People who have waited longest are listed first.
 *
 * @summary List people whose identification has not been checked
 * @sdk office.identities
 * @example
 * for await (const person of kwan.office.identities()) console.log(person.id_number);
 */
export const listUnverifiedIdentities = call({
  id: "listUnverifiedIdentities",
  paged: true,
  method: "GET",
  path: "/office/identity/",
  query: listQuery({}),
  answer: page(unverifiedIdentity),
  access: ["identities.verify"],
  audit: "identification",
});

/**
 * Verifies or rejects a person's identification. After verification, the person can no longer change their ID. After
 * rejection, the number can be used again and the person is told the reason.
 *
 * @summary Verify or reject a person's identification
 * @sdk office.decideIdentity
 * @example
 * await kwan.office.decideIdentity(driverId, { outcome: "verified", id_number, note: "Seen at the counter." });
 */
export const decideIdentity = call({
  id: "decideIdentity",
  method: "POST",
  path: "/office/identity/{id}/decide/",
  body: z.object({
    /** The outcome to record, or the outcome that was recorded. */
    outcome: z.enum(["verified", "refused"], { error: m.fields_identity_outcome }),
    /** The number that was checked. If the number on record has changed since, the decision is rejected. */
    id_number: z.string({ error: m.fields_checked_number_required }).check(z.maxLength(40)),
    /** How the number was checked or, for a rejection, the message to the person. */
    note: reason,
  }),
  answers: "nothing",
  status: 204,
  errors: ["state_forbids", "own_request"],
  access: ["identities.verify"],
  power: "check_identity",
});
