import * as z from "zod/mini";
import { id } from "./path-parameters.ts";

export const branch = /* @__PURE__ */ z.object({
  id,
  code: z.string(),
  name: z.string(),
  region: z.string(),
  city: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** The place is that of the town, not of the door. */
  is_approximate: z.boolean(),
  phone_number: z.nullable(z.string()),
  digital_address: z.nullable(z.string()),
  opening_hours: z.string(),
  is_test_centre: z.boolean(),
  /** The kinds of service this branch handles. */
  services: z.array(z.string()),
  /** From the point asked about, where one was. */
  distance_km: z.optional(z.nullable(z.number())),
});
export type Branch = z.output<typeof branch>;
