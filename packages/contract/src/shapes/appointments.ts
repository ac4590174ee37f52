import * as z from "zod/mini";
import * as m from "../catalogues/messages.js";
import { id, instant, line } from "./basics.ts";

const purposes = ["practical_test", "eye_test", "biometrics"] as const;

export const purpose = z.enum(purposes, { error: m.fields_purpose });

export const appointmentStatus = z.enum(["booked", "cancelled", "kept", "missed"]);

/** A bookable time at a branch. */
export const slot = z.object({ id, branch: id, purpose, starts_at: instant, ends_at: instant, places_left: z.int() });

export const appointment = z.object({
  id,
  service: id,
  /** The number of the application. */
  number: z.string(),
  /** The name of the person who has the appointment. */
  driver_name: line,
  branch: id,
  branch_name: line,
  purpose,
  slot: id,
  starts_at: instant,
  ends_at: instant,
  status: appointmentStatus,
});
