import * as z from "zod/mini";
import { id, instant, line, plainDate } from "./basics.ts";

/** A registered driving school. */
export const drivingSchool = z.object({
  id,
  code: z.string(),
  name: z.string(),
  branch: id,
  /** The last day of the accreditation. Null if there has never been one. */
  accredited_until: z.nullable(plainDate),
  /** Whether the accreditation is in force today. */
  is_accredited: z.boolean(),
});

/** An instructor of a driving school. */
const instructor = z.object({
  id,
  name: line,
  /** The number of the instructor's own driving licence. */
  license_number: z.string(),
  accredited_until: z.nullable(plainDate),
  is_accredited: z.boolean(),
});

/** A driving school with its instructors. */
export const schoolWithInstructors = z.extend(drivingSchool, {
  /** The instructors by name, whether they are accredited or not. */
  instructors: z.array(instructor),
});

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
  /** Whether the learner has confirmed the lesson. Its hours only count then. */
  is_verified: z.boolean(),
  /** When the learner signed. Null if they have not, or if the lesson is older than signatures. */
  signed_at: z.nullable(instant),
  /** What the learner says is wrong with the record. */
  dispute: z.nullable(line),
});

export const classTotals = z.object({
  theory_hours: z.number(),
  practical_hours: z.number(),
  required_hours: z.number(),
  percent: z.number(),
  certificate_number: z.nullable(z.string()),
  certificate_date: z.nullable(z.string()),
});
