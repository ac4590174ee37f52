import * as z from "zod/mini";
import { id, instant, line } from "./basics.ts";

/** A registered driving school. */
export const drivingSchool = z.object({ id, code: z.string(), name: z.string(), branch: id });

/** A trainee of a driving school. */
export const enrolment = z.object({
  id,
  trainee_number: z.string(),
  /** The name given by the school, until the trainee has confirmed the enrolment. */
  name: line,
  license_class: z.string(),
  /** The learner, once they have given this school and number in an application. */
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
