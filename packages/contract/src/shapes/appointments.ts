import * as z from "zod/mini";
import { id, instant, line } from "./basics.ts";

const purposes = ["practical_test", "eye_test", "biometrics"] as const;

export const purpose = z.enum(purposes, "Choose practical_test, eye_test or biometrics");

/** A bookable time at a branch. */
export const slot = z.object({ id, branch: id, purpose, starts_at: instant, ends_at: instant, places_left: z.int() });

export const appointment = z.object({
  id,
  service: id,
  branch: id,
  branch_name: line,
  purpose,
  slot: id,
  starts_at: instant,
  ends_at: instant,
  status: z.enum(["booked", "cancelled", "kept", "missed"]),
});
