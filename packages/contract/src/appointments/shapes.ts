import { optionalText } from "@kwan/domain";
import * as z from "zod/mini";
import { id, instant, line, since } from "../basics.ts";
import * as m from "../catalogues/messages.js";

const purposes = ["practical_test", "eye_test", "biometrics"] as const;

export const purpose = z.enum(purposes, { error: m.fields_purpose });

export const appointmentStatus = z.enum(["booked", "cancelled", "kept", "missed"]);

const supportText = z.string().check(z.maxLength(500));
export const supportNeeded = optionalText(m.fields_support_needed, 500);

/** A bookable time at a branch. */
export const slot = z.object({
  id,
  branch: id,
  /** The purpose of the appointment or time slot. */
  purpose,
  starts_at: instant,
  ends_at: instant,
  /** The number of places left. */
  places_left: z.int(),
});

export const appointment = z.object({
  id,
  service: id,
  driver_name: line,
  branch: id,
  branch_name: line,
  /** The purpose of the appointment or time slot. */
  purpose,
  slot: id,
  starts_at: instant,
  ends_at: instant,
  status: appointmentStatus,
  /** What the person needs at the appointment, for example a space for a wheelchair. */
  support_needed: since("1.0", z.nullable(supportText), null),
});
