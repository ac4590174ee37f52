import * as z from "zod/mini";
import { amount, currency, id, line } from "../basics.ts";

export const deliveryLocation = z.object({
  id,
  /** ID of the application. Null if it is not known yet. */
  service: z.nullable(id),
  /** The person who will receive the card. */
  recipient: line,
  phone_number: z.string(),
  digital_address: z.nullable(z.string()),
  street_name: z.nullable(z.string()),
  town: z.nullable(z.string()),
  city: z.string(),
  region: z.string(),
  landmark: z.nullable(z.string()),
  /** The price of delivery, in Ghana cedis with two decimal places. */
  fee: amount,
  currency,
});
