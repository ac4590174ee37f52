import * as z from "zod/mini";
import { reason } from "../basics.ts";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { listQuery, page } from "../lists.ts";
import { flaggedPayment, flagOutcomes, unverifiedIdentity } from "./shapes.ts";

export const listFlaggedPayments = call({
  id: "listFlaggedPayments",
  paged: true,
  method: "GET",
  path: "/office/flagged-payment/",
  query: () =>
    listQuery({
      /** Whether an officer has recorded the outcome. */
      resolved: z.optional(z.enum(["true", "false"])),
    }),
  answer: () => page(flaggedPayment),
  access: ["payments.resolve"],
  audit: "payment",
});

export const resolveFlaggedPayment = call({
  id: "resolveFlaggedPayment",
  method: "POST",
  path: "/office/flagged-payment/{id}/resolve/",
  body: () =>
    z.object({
      /** The outcome to record, or the outcome that was recorded. */
      outcome: z.enum(flagOutcomes, { error: m.fields_flag_outcome }),
      note: reason,
    }),
  answer: flaggedPayment,
  errors: ["state_forbids"],
  access: ["payments.resolve"],
});

export const listUnverifiedIdentities = call({
  id: "listUnverifiedIdentities",
  paged: true,
  method: "GET",
  path: "/office/identity/",
  query: () => listQuery({}),
  answer: () => page(unverifiedIdentity),
  access: ["identities.verify"],
  audit: "identification",
});

export const decideIdentity = call({
  id: "decideIdentity",
  method: "POST",
  path: "/office/identity/{id}/decide/",
  body: () =>
    z.object({
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
});
