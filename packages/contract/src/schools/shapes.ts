import { lessonMarks } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import { id, instant, line, plainDate, since } from "../basics.ts";

export const drivingSchool = z.object({
  id,
  /** Code of the driving school. */
  code: z.string(),
  name: z.string(),
  /** ID of the branch that supervises the school. */
  branch: id,
  /** The last day of the accreditation. Null if the school or instructor has never been accredited. */
  accredited_until: z.nullable(plainDate),
  /** Whether the accreditation is in force today. */
  is_accredited: z.boolean(),
});

/** Whether the holder of the licence has confirmed that they teach at the school. */
export const teachingAnswer = z.enum(["waiting", "confirmed", "refused"]);

export const accreditation = z.object({
  id,
  /** The name of the instructor. */
  name: line,
  /** The number of the instructor's own driving licence. */
  license_number: z.string(),
  /** The last day of the accreditation. Null if the school or instructor has never been accredited. */
  accredited_until: z.nullable(plainDate),
  /** Whether the accreditation is in force today. */
  is_accredited: z.boolean(),
});

export const instructor = z.extend(accreditation, {
  /**
   * Whether the instructor has confirmed with their own account that they teach at the school. `no_account` means that
   * nobody with an account holds a licence of this number.
   */
  account: since("1.0", z.enum(["no_account", ...teachingAnswer.options]), "no_account"),
  /** Whether the school has proposed the instructor, who is neither accredited nor declined. */
  is_proposed: since("1.0", z.boolean(), false),
  /** Why an officer declined the proposal. Null if nobody did. */
  declined: since("1.0", z.nullable(line), null),
});

export const schoolWithInstructors = z.extend(drivingSchool, {
  /** The instructors, sorted by name, whether they are accredited or not. */
  instructors: z.array(instructor),
});

export const enrolment = z.object({
  id,
  /** The number that the driving school gave the trainee. */
  trainee_number: z.string(),
  /** The name of the trainee. Until the trainee has confirmed the enrolment, it is the name that the school entered. */
  name: line,
  license_class: z.string(),
  /** Hours of lessons for this class, at all schools, that the trainee has confirmed. */
  hours: z.number(),
  /**
   * The ID of the trainee's driver profile. Null until the trainee has confirmed the enrolment with the school's code and
   * their trainee number.
   */
  learner: z.nullable(id),
  /**
   * Whether the school has entered the trainee's birth date. Without it, the trainee can only confirm the enrolment at a
   * branch.
   */
  has_birth_date: since("1.0", z.boolean(), false),
  /** When the school enrolled the trainee. */
  enrolled_at: instant,
  /** When the enrolment ended. Null if it has not ended. */
  ended_at: z.nullable(instant),
});

export const classRecord = z.object({
  id,
  /** The driving school. */
  school: z.object({
    id,
    /** Code of the driving school. */
    code: z.string(),
    name: line,
  }),
  /** The trainee. */
  learner: z.object({
    id,
    name: line,
    /** Learner's licence number. Null if there is none. */
    learners_license_number: z.nullable(z.string()),
  }),
  license_class: z.string(),
  /** Theory or practical. */
  module: z.enum(["theory", "practical"]),
  topic: line,
  /** Date of the lesson. */
  date: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** Hours of training. */
  hours: z.number(),
  /** Name of the instructor. */
  instructor: line,
  /** Registration number of the vehicle. Null if there was none. */
  vehicle: z.nullable(z.string()),
  /** Whether the trainee attended. */
  attendance: z.enum(["present", "absent"]),
  /** Score out of 100. Null if there is none. */
  score: z.nullable(z.number()),
  /** The instructor's remark. Null if there is none. */
  remark: z.nullable(line),
  /** Whether the trainee has confirmed the lesson. Its hours count only if they have. */
  is_verified: z.boolean(),
  /**
   * When the trainee confirmed the lesson. Null if they have not, or if the lesson was recorded before confirmations
   * existed.
   */
  signed_at: z.nullable(instant),
  /**
   * How the trainee confirmed the lesson: with the code from their phone, with an officer at the desk, or in the portal
   * before there were codes. Null if they have not.
   */
  signed_with: since("1.0", z.nullable(z.enum(["code", "desk", "portal"])), null),
  /** What the trainee says is wrong with the record. Null if they have not disputed it. */
  dispute: z.nullable(line),
  /**
   * Whether the instructor has signed the lesson with their own account. Its hours count only if they have, or if it is
   * `not_needed`, because the lesson is from before this rule. `no_account` means that the instructor has not confirmed yet
   * that they teach at the school. Such a lesson waits.
   */
  instructor_signature: since(
    "1.0",
    z.enum(["not_needed", "no_account", "waiting", "disputed", "signed"]),
    "not_needed",
  ),
  /** What the instructor says is wrong with the record. Null if they have not disputed it. */
  instructor_dispute: since("1.0", z.nullable(line), null),
  /** What is unusual about the lesson. If there is anything, an officer has to look at it before it counts. */
  marks: since("1.0", z.array(z.enum(lessonMarks)), []),
  /** What an officer said about an unusual lesson. Null if no officer has looked at it. */
  check: since(
    "1.0",
    z.nullable(
      z.object({
        /** Whether the lesson counts. */
        outcome: z.enum(["accepted", "refused"]),
        /** Why the lesson does not count, or what the officer found. Null if there is nothing to say. */
        note: z.nullable(line),
        /** When the officer looked at the lesson. */
        at: instant,
      }),
    ),
    null,
  ),
  /** When the school took the lesson back. Null if it has not. A lesson that was taken back does not count. */
  removed_at: since("1.0", z.nullable(instant), null),
});

export const classTotals = z.object({
  /** The class that the hours are for: the one in the query, or the one of the latest enrolment. */
  license_class: since("1.0", z.string(), ""),
  /** Hours of theory training. */
  theory_hours: z.number(),
  /** Hours of practical training. */
  practical_hours: z.number(),
  /** The hours of training required by law. */
  required_hours: z.number(),
  /** How many of the required hours have to be theory. 0 if the trainee enrolled before this rule began. */
  required_theory_hours: since("1.0", z.number(), 0),
  /** How many of the required hours have to be practice. 0 if the trainee enrolled before this rule began. */
  required_practical_hours: since("1.0", z.number(), 0),
  /** The number of confirmed lessons that hold the certificate until an officer has looked at them. */
  lessons_to_check: since("1.0", z.number(), 0),
  /** Percentage of the required hours. */
  percent: z.number(),
  /** Number of the certificate. */
  certificate_number: z.nullable(z.string()),
  /** When the training certificate was issued. */
  certificate_date: z.nullable(z.string()),
});
