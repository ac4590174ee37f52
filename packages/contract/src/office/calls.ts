/**
 * Flagged payments and identities to check, which officers work on in addition to applications.
 *
 * @module
 */

import * as z from "zod/mini";
import { call } from "../call.ts";
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
