import * as z from "zod/mini";
import { amount, currency, id, line } from "./basics.ts";

export const deliveryLocation = z.object({
  id,
  service: z.nullable(id),
  recipient: line,
  phone_number: z.string(),
  digital_address: z.nullable(z.string()),
  street_name: z.nullable(z.string()),
  town: z.nullable(z.string()),
  city: z.string(),
  region: z.string(),
  landmark: z.nullable(z.string()),
  fee: amount,
  currency,
});
