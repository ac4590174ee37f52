import * as z from "zod/mini";
import { amount, currency, id, instant, line, plainDate } from "./basics.ts";
import { idTypes } from "./drivers.ts";
import { channels } from "./payments.ts";

/** Why money has to be looked at: it came twice or too late, or it is not the amount of the invoice. */
const flagReasons = ["refund_due", "wrong_amount"] as const;

/** What an officer found out about it. */
export const flagOutcomes = ["refunded", "not_received"] as const;

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
  resolution: z.nullable(
    z.object({ outcome: z.enum(flagOutcomes), note: line, resolved_at: instant, resolved_by: line }),
  ),
});

/** A person whose identification nobody has checked yet. */
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
