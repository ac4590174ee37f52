import * as z from "zod/mini";
import { plainDate, since } from "../basics.ts";
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
  /** Whether the branch is open on working days only, or at all times. */
  hours: since("1.0", z.enum(["working_days", "always"]), "working_days"),
  /** Opening hours. */
  opening_hours: z.string(),
  /** True if tests are held here. */
  is_test_centre: z.boolean(),
  /** Whether the branch accepts new applications. A closed branch completes the applications that it already has. */
  is_open: z._default(z.boolean(), true),
  /** The days on which the branch is closed although it is usually open: those that last until today or later. */
  closures: since(
    "1.0",
    z.array(
      z.object({
        /** The first day. */
        from: plainDate,
        /** The last day. */
        until: plainDate,
        /** Why the branch is closed, in the reader's language. */
        reason: z.string(),
      }),
    ),
    [],
  ),
  /** The kinds of service that the branch offers. */
  services: z.array(z.string()),
  /** The distance from the given point, in kilometres. Null if no point was given. */
  distance_km: z.optional(z.nullable(z.number())),
});
export type Branch = z.output<typeof branch>;
