import * as z from "zod/mini";
import { id } from "../path-parameters.ts";

export const branch = /* @__PURE__ */ z.object({
  id,
  /** Code of the branch. */
  code: z.string(),
  name: z.string(),
  region: z.string(),
  city: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** Whether the position is that of the town, not of the exact address. */
  is_approximate: z.boolean(),
  phone_number: z.nullable(z.string()),
  digital_address: z.nullable(z.string()),
  /** Opening hours. */
  opening_hours: z.string(),
  /** True if tests are held here. */
  is_test_centre: z.boolean(),
  /** Whether the branch accepts new applications. A closed branch completes the applications that it already has. */
  is_open: z._default(z.boolean(), true),
  /** The kinds of service that the branch offers. */
  services: z.array(z.string()),
  /** The distance from the given point, in kilometres. Null if no point was given. */
  distance_km: z.optional(z.nullable(z.number())),
});
export type Branch = z.output<typeof branch>;
