import * as z from "zod/mini";
import { id, instant, line } from "./basics.ts";

const purposes = ["practical_test", "eye_test", "biometrics"] as const;
export const purpose = z.enum(purposes, "Choose practical_test, eye_test or biometrics");

/** A time at a branch that can be booked. */
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

export const notification = z.object({
  id,
  title: line,
  message: line,
  service: z.nullable(id),
  type: z.nullable(z.string()),
  is_read: z.boolean(),
  created_at: instant,
});

/** A driving school of the authority's register. */
export const drivingSchool = z.object({ id, code: z.string(), name: z.string(), branch: id });

/** A trainee of a driving school. */
export const enrolment = z.object({
  id,
  trainee_number: z.string(),
  /** The name as the school wrote it, until the trainee has confirmed the enrolment. */
  name: line,
  license_class: z.string(),
  /** The learner, once they have named this school and number in an application. */
  learner: z.nullable(id),
  enrolled_at: instant,
  ended_at: z.nullable(instant),
});

export const classRecord = z.object({
  id,
  school: z.object({ id, code: z.string(), name: line }),
  learner: z.object({ id, name: line, learners_license_number: z.nullable(z.string()) }),
  license_class: z.string(),
  module: z.enum(["theory", "practical"]),
  topic: line,
  date: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  hours: z.number(),
  instructor: line,
  vehicle: z.nullable(z.string()),
  attendance: z.enum(["present", "absent"]),
  score: z.nullable(z.number()),
  remark: z.nullable(line),
  is_verified: z.boolean(),
});

export const classTotals = z.object({
  theory_hours: z.number(),
  practical_hours: z.number(),
  required_hours: z.number(),
  percent: z.number(),
  certificate_number: z.nullable(z.string()),
  certificate_date: z.nullable(z.string()),
});
