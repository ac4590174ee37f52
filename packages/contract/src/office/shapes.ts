import * as z from "zod/mini";
import { amount, currency, id, instant, line, plainDate, since } from "../basics.ts";
import { identityFiles, idTypes } from "../drivers/shapes.ts";
import { channels } from "../payments/shapes.ts";

/**
 * The reasons why a payment is flagged: the invoice no longer needed it (so it must be refunded), or its amount is
 * wrong.
 */
export const flagReasons = ["refund_due", "wrong_amount", "application_ended", "refund_asked"] as const;

/** The outcomes that an officer can record for a flagged payment. */
const flagOutcomes = ["refunded", "not_received"] as const;

/**
 * The status of a refund: it needs another person's approval, it is about to be sent, the provider has accepted it, or
 * the provider has refused it.
 */
const refundStates = ["proposed", "approved", "sent", "failed"] as const;

/** A payment that an officer has to look at. */
export const flaggedPayment = z.object({
  id,
  reference: z.string(),
  /** Payment provider. */
  provider: z.string(),
  channel: z.enum(channels),
  /** Why an officer has to check the payment. */
  flag: z.enum(flagReasons),
  /** The amount of the invoice. */
  expected: amount,
  /** The amount that arrived, in the currency in which it arrived. */
  received: amount,
  /** The currency in which the money arrived, such as GHS. */
  received_currency: since("1.0", z.string(), "GHS"),
  /** The part of the amount that arrived and has not gone back. */
  left: since("1.0", amount, "0.00"),
  currency,
  /** When the payment was flagged. */
  flagged_at: instant,
  invoice: id,
  /** Number of the invoice. */
  invoice_number: z.string(),
  service: id,
  kind: z.string(),
  /** Number of the application. */
  service_number: z.string(),
  service_title: line,
  driver: id,
  driver_name: line,
  /** Why the payer asks for a refund, in their own words. Null if they have not asked for one. */
  request: since("1.0", z.nullable(z.string().check(z.maxLength(1_000))), null),
  /** The refunds of the payment, latest first. A payment can be refunded in parts. */
  refunds: since(
    "1.0",
    z.array(
      z.object({
        /** The current status. */
        state: z.enum(refundStates),
        amount,
        /** Why the provider refused the refund. Null if the provider has not refused it. */
        failure: z.nullable(z.string()),
        /** The person who proposed the refund. Null if the refund follows from a rule. */
        proposed_by: z.nullable(line),
        /** The person who approved the refund. Null if nobody has approved it. */
        approved_by: z.nullable(line),
        /** When the refund got this status. */
        at: instant,
      }),
    ),
    [],
  ),
  /** What became of the money, if two people end the case without a refund through the provider. Null otherwise. */
  closing: since(
    "1.0",
    z.nullable(
      z.object({
        /** Whether the money went back in another way, or never arrived. */
        outcome: z.enum(flagOutcomes),
        /** The person who proposed this. */
        proposed_by: line,
        /** The person who approved it. Null while another person has to decide. */
        approved_by: z.nullable(line),
        /** When it was proposed or approved. */
        at: instant,
      }),
    ),
    null,
  ),
  /** What the officer recorded about the payment. Null until an officer has recorded an outcome. */
  resolution: z.nullable(
    z.object({
      /** What became of the money. With `kept`, the payer asked for a refund and there is none. */
      outcome: z.enum([...flagOutcomes, "kept"]),
      note: line,
      /** When an officer recorded the outcome. */
      resolved_at: instant,
      /** The officer who recorded the outcome. Null if the server did. */
      resolved_by: z.nullable(line),
    }),
  ),
});

/** A person whose identity document has not been checked yet. */
export const unverifiedIdentity = z.object({
  driver: id,
  driver_name: line,
  date_of_birth: z.nullable(plainDate),
  nationality: z.nullable(line),
  phone_number: z.nullable(z.string()),
  /** Kind of identity document. */
  id_type: z.enum(idTypes),
  id_number: z.string(),
  issued_on: z.nullable(plainDate),
  expires_on: z.nullable(plainDate),
  updated_at: instant,
  /** The files of the document that officers have not checked yet. */
  files: identityFiles,
  /** The number of the person's open applications. */
  open_applications: z.int(),
});
