import * as z from "zod/mini";
import { id, instant, line, plainDate } from "./basics.ts";

export const drivingSchool = z.object({
  id,
  code: z.string(),
  name: z.string(),
  branch: id,
  /** The last day of the accreditation. Null if the school or instructor has never been accredited. */
  accredited_until: z.nullable(plainDate),
  /** Whether the accreditation is in force today. */
  is_accredited: z.boolean(),
});

const instructor = z.object({
  id,
  name: line,
  /** The number of the instructor's own driving licence. */
  license_number: z.string(),
  accredited_until: z.nullable(plainDate),
  is_accredited: z.boolean(),
});

export const schoolWithInstructors = z.extend(drivingSchool, {
  /** The instructors, sorted by name, whether they are accredited or not. */
  instructors: z.array(instructor),
});

export const enrolment = z.object({
  id,
  trainee_number: z.string(),
  /** The name of the trainee. Until the trainee has confirmed the enrolment, it is the name that the school entered. */
  name: line,
  license_class: z.string(),
  hours: z.number(),
  /**
   * The ID of the trainee's driver profile. Null until the trainee has entered this school and their trainee number in
   * an application.
   */
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
  /** Whether the trainee has confirmed the lesson. Its hours count only if they have. */
  is_verified: z.boolean(),
  /**
   * When the trainee confirmed the lesson. Null if they have not, or if the lesson was recorded before confirmations
   * existed.
   */
  signed_at: z.nullable(instant),
  /** What the trainee says is wrong with the record. Null if they have not disputed it. */
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
