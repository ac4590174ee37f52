import * as z from "zod/mini";
import { amount, currency, id, instant, line, plainDate } from "./basics.ts";
import { idTypes } from "./drivers.ts";
import { channels } from "./payments.ts";

/**
 * The reasons why a payment is flagged: the invoice no longer needed it (so it must be refunded), or its amount is
 * wrong.
 */
export const flagReasons = ["refund_due", "wrong_amount", "application_ended"] as const;

/** The outcomes that an officer can record for a flagged payment. */
export const flagOutcomes = ["refunded", "not_received"] as const;

/**
 * The status of a refund: it needs another person's approval, it is about to be sent, the provider has accepted it, or
 * the provider has refused it.
 */
const refundStates = ["proposed", "approved", "sent", "failed"] as const;

/** A payment that an officer has to look at. */
export const flaggedPayment = z.object({
  id,
  reference: z.string(),
  provider: z.string(),
  channel: z.enum(channels),
  flag: z.enum(flagReasons),
  expected: amount,
  received: amount,
  currency,
  flagged_at: instant,
  invoice: id,
  invoice_number: z.string(),
  service: id,
  kind: z.string(),
  service_number: z.string(),
  service_title: line,
  driver: id,
  driver_name: line,
  refund: z.nullable(
    z.object({
      state: z.enum(refundStates),
      amount,
      /** Why the provider refused the refund. Null if the provider has not refused it. */
      failure: z.nullable(z.string()),
    }),
  ),
  resolution: z.nullable(
    z.object({ outcome: z.enum(flagOutcomes), note: line, resolved_at: instant, resolved_by: line }),
  ),
});

/** A person whose identity document has not been checked yet. */
export const unverifiedIdentity = z.object({
  driver: id,
  driver_name: line,
  date_of_birth: z.nullable(plainDate),
  nationality: z.nullable(line),
  phone_number: z.nullable(z.string()),
  id_type: z.enum(idTypes),
  id_number: z.string(),
  issued_on: z.nullable(plainDate),
  expires_on: z.nullable(plainDate),
  updated_at: instant,
  open_applications: z.int(),
});
