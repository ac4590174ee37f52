// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.

import type { ClassLetter, PlainDate } from "@kwan/domain";
import type { LessonMark } from "@kwan/domain/kinds";
import type { BranchId, DriverId, EnrolmentId, InstructorId, LessonId, SchoolId } from "../ids.ts";

export type ClassRecordSchool = {
  /** Opaque ID. */
  id: string;
  /** Code of the driving school. */
  code: string;
  /** Name. */
  name: string;
};

export type ClassRecordLearner = {
  /** Opaque ID. */
  id: string;
  /** Name. */
  name: string;
  /** Learner's licence number. Null if there is none. */
  learners_license_number: string | null;
};

export type ClassRecordCheck = {
  /** Whether the lesson counts. */
  outcome: "accepted" | "refused";
  /** Why the lesson does not count, or what the officer found. Null if there is nothing to say. */
  note: string | null;
  /** When the officer looked at the lesson. */
  at: string;
};

export type ClassRecord = {
  /** Opaque ID. */
  id: LessonId;
  /** The driving school. */
  school: ClassRecordSchool;
  /** The trainee. */
  learner: ClassRecordLearner;
  /** Class letter. */
  license_class: string;
  /** Theory or practical. */
  module: "practical" | "theory";
  /** Topic. */
  topic: string;
  /** Date of the lesson. */
  date: string;
  /** The time at which the lesson, appointment or time slot starts. */
  starts_at: string;
  /** The time at which the lesson, appointment or time slot ends. */
  ends_at: string;
  /** Hours of training. */
  hours: number;
  /** Name of the instructor. */
  instructor: string;
  /** Registration number of the vehicle. Null if there was none. */
  vehicle: string | null;
  /** Whether the trainee attended. */
  attendance: "absent" | "present";
  /** Score out of 100. Null if there is none. */
  score: number | null;
  /** The instructor's remark. Null if there is none. */
  remark: string | null;
  /** Whether the trainee has confirmed the lesson. Its hours count only if they have. */
  is_verified: boolean;
  /**
   * When the trainee confirmed the lesson. Null if they have not, or if the lesson was recorded before confirmations
   * existed.
   */
  signed_at: string | null;
  /**
   * How the trainee confirmed the lesson: with the code from their phone, with an officer at the desk, or in the portal
   * before there were codes. Null if they have not.
   */
  signed_with: "code" | "desk" | "portal" | null;
  /** What the trainee says is wrong with the record. Null if they have not disputed it. */
  dispute: string | null;
  /**
   * Whether the instructor has signed the lesson with their own account. Its hours count only if they have, or if it is
   * `not_needed`, because the lesson is from before this rule. `no_account` means that the instructor has not confirmed yet
   * that they teach at the school. Such a lesson waits.
   */
  instructor_signature: "disputed" | "no_account" | "not_needed" | "signed" | "waiting";
  /** What the instructor says is wrong with the record. Null if they have not disputed it. */
  instructor_dispute: string | null;
  /** What is unusual about the lesson. If there is anything, an officer has to look at it before it counts. */
  marks: LessonMark[];
  /** What an officer said about an unusual lesson. Null if no officer has looked at it. */
  check: ClassRecordCheck | null;
  /** When the school took the lesson back. Null if it has not. A lesson that was taken back does not count. */
  removed_at: string | null;
};

export type Enrolment = {
  /** Opaque ID. */
  id: EnrolmentId;
  /** The number that the driving school gave the trainee. */
  trainee_number: string;
  /** The name of the trainee. Until the trainee has confirmed the enrolment, it is the name that the school entered. */
  name: string;
  /** Class letter. */
  license_class: string;
  /** Hours of lessons for this class, at all schools, that the trainee has confirmed. */
  hours: number;
  /**
   * The ID of the trainee's driver profile. Null until the trainee has confirmed the enrolment with the school's code and
   * their trainee number.
   */
  learner: DriverId | null;
  /**
   * Whether the school has entered the trainee's birth date. Without it, the trainee can only confirm the enrolment at a
   * branch.
   */
  has_birth_date: boolean;
  /** When the school enrolled the trainee. */
  enrolled_at: string;
  /** When the enrolment ended. Null if it has not ended. */
  ended_at: string | null;
};

export type Instructor = {
  /** Opaque ID. */
  id: string;
  /** The name of the instructor. */
  name: string;
  /** The number of the instructor's own driving licence. */
  license_number: string;
  /** The last day of the accreditation. Null if the school or instructor has never been accredited. */
  accredited_until: PlainDate | null;
  /** Whether the accreditation is in force today. */
  is_accredited: boolean;
  /**
   * Whether the instructor has confirmed with their own account that they teach at the school. `no_account` means that
   * nobody with an account holds a licence of this number.
   */
  account: "confirmed" | "no_account" | "refused" | "waiting";
  /** Whether the school has proposed the instructor, who is neither accredited nor declined. */
  is_proposed: boolean;
  /** Why an officer declined the proposal. Null if nobody did. */
  declined: string | null;
};

export type School = {
  /** Opaque ID. */
  id: SchoolId;
  /** Code of the driving school. */
  code: string;
  /** Name. */
  name: string;
  /** ID of the branch that supervises the school. */
  branch: BranchId;
  /** The last day of the accreditation. Null if the school or instructor has never been accredited. */
  accredited_until: PlainDate | null;
  /** Whether the accreditation is in force today. */
  is_accredited: boolean;
  /** The instructors, sorted by name, whether they are accredited or not. */
  instructors: Instructor[];
};

export type DisputeLessonBody = {
  /** What is wrong with the record, in at least 10 characters. Null takes the dispute back. */
  note?: string | null | undefined;
};

export type ConfirmLessonsBody = {
  /** The ID of the attempt, which was returned when the code was sent. */
  attempt: string;
  /** The code, as received. */
  code: string;
};

export type ConfirmLessonsAnswer = {
  /** The number of lessons that were confirmed. */
  confirmed: number;
};

export type ConfirmLessonsAtDeskBody = {
  /** ID of the learner. */
  learner: DriverId;
  /** The IDs of the lessons that the trainee has confirmed. */
  lessons: LessonId[];
  /** The document that the trainee has shown. */
  seen: string;
};

export type ConfirmLessonsAtDeskAnswer = {
  /** The number of lessons that were confirmed. */
  confirmed: number;
};

export type ConfirmEnrolmentAtDeskBody = {
  /** ID of the learner. */
  learner: DriverId;
  /** The code of the driving school. */
  school_code: string;
  /** The number that the driving school gave the trainee. */
  trainee_number: string;
  /** The document that the trainee has shown. */
  seen: string;
};

export type AddInstructorBody = {
  /** Name. */
  name: string;
  /** The number of the instructor's own driving licence. */
  license_number: string;
};

export type ProposeInstructorBody = {
  /** Name. */
  name: string;
  /** The number of the instructor's own driving licence. */
  license_number: string;
};

export type DeclineInstructorBody = {
  /** Why the instructor is not accredited. The school reads it. */
  note: string;
};

export type ListClassRecordsQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** ID of the driving school. Null if there is none. */
  readonly school?: SchoolId | null | undefined;
  /** ID of the learner. */
  readonly learner?: DriverId | null | undefined;
  /** Class letter. */
  readonly license_class?: string | null | undefined;
  /** Theory or practical. */
  readonly module?: "practical" | "theory" | null | undefined;
  /** Whether the trainee attended. */
  readonly attendance?: "absent" | "present" | null | undefined;
  /** First day of the period. */
  readonly from?: string | null | undefined;
  /** Last day of the period. */
  readonly to?: string | null | undefined;
  /** Lists only the confirmed lessons that an officer has to look at, because something about them is unusual. */
  readonly to_check?: "false" | "true" | null | undefined;
  /** Lists only the lessons that wait for their trainee to confirm them. */
  readonly to_confirm?: "false" | "true" | null | undefined;
  /** The text to search for. To search a long list, send at least three letters or digits in a row. */
  readonly search?: string | null | undefined;
  /** What to sort by. Put a "-" before the field to reverse the order. Default: the latest lessons come first. */
  readonly sort?: "-date" | "date" | null | undefined;
};

export type ListClassRecordsTotals = {
  /** The class that the hours are for: the one in the query, or the one of the latest enrolment. */
  license_class: string;
  /** Hours of theory training. */
  theory_hours: number;
  /** Hours of practical training. */
  practical_hours: number;
  /** The hours of training required by law. */
  required_hours: number;
  /** How many of the required hours have to be theory. 0 if the trainee enrolled before this rule began. */
  required_theory_hours: number;
  /** How many of the required hours have to be practice. 0 if the trainee enrolled before this rule began. */
  required_practical_hours: number;
  /** The number of confirmed lessons that hold the certificate until an officer has looked at them. */
  lessons_to_check: number;
  /** Percentage of the required hours. */
  percent: number;
  /** Number of the certificate. */
  certificate_number: string | null;
  /** When the training certificate was issued. */
  certificate_date: string | null;
};

export type ListClassRecordsAnswer = {
  /** The total number of items on all pages. */
  count: number;
  /** URL of the next page. Null on the last page. */
  next: string | null;
  /** URL of the previous page. Null on the first page. */
  previous: string | null;
  /** The items on this page. */
  results: ClassRecord[];
  /** Training hours of one learner. Null if the list covers several learners. */
  totals: ListClassRecordsTotals | null;
};

export type RecordLessonBody = {
  /** The ID of the trainee's enrolment. */
  enrolment: EnrolmentId;
  /** Theory or practical. */
  module: "practical" | "theory";
  /** Topic. */
  topic: string;
  /** Date of the lesson. */
  date: string;
  /** The time at which the lesson, appointment or time slot starts. */
  starts_at: string;
  /** The time at which the lesson, appointment or time slot ends. */
  ends_at: string;
  /** The name of an accredited instructor of the school. */
  instructor: string;
  /** Whether the trainee attended. */
  attendance: "absent" | "present";
  /** The ID of the instructor. Needed if two instructors have this name. */
  instructor_id?: InstructorId | undefined;
  /** The registration number of the vehicle. Required for a practical lesson. */
  vehicle?: string | null | undefined;
  /** The instructor's remark. Null if there is none. */
  remark?: string | null | undefined;
};

export type CheckLessonBody = {
  /** Whether the lesson counts. */
  outcome: "accepted" | "refused";
  /** Why the lesson does not count, or what you found. Required if it is refused. */
  note?: string | null | undefined;
};

export type ListSchoolsQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** The text to search for. To search a long list, send at least three letters or digits in a row. */
  readonly search?: string | null | undefined;
  /** Lists only the school of this instructor. */
  readonly instructor_id?: InstructorId | null | undefined;
  /** What to sort by. Put a "-" before the field to reverse the order. */
  readonly sort?: "-branch" | "-code" | "-name" | "branch" | "code" | "name" | null | undefined;
};

export type ListSchoolsItem = {
  /** Opaque ID. */
  id: SchoolId;
  /** Code of the driving school. */
  code: string;
  /** Name. */
  name: string;
  /** ID of the branch that supervises the school. */
  branch: BranchId;
  /** The last day of the accreditation. Null if the school or instructor has never been accredited. */
  accredited_until: PlainDate | null;
  /** Whether the accreditation is in force today. */
  is_accredited: boolean;
};

export type ListEnrolmentsQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** The text to search for. To search a long list, send at least three letters or digits in a row. */
  readonly search?: string | null | undefined;
  /**
   * What to sort by. Put a "-" before the field to reverse the order. `hours` are the confirmed hours. Default:
   * the latest enrolments come first.
   */
  readonly sort?: "-class" | "-hours" | "-name" | "-since" | "class" | "hours" | "name" | "since" | null | undefined;
};

export type EnrolTraineeBody = {
  /** The number that the driving school gave the trainee. */
  trainee_number: string;
  /** First name. */
  first_name: string;
  /** Surname. */
  last_name: string;
  /** Class letter. */
  license_class: ClassLetter;
  /**
   * The trainee's birth date. Only the person with this name and birth date can confirm the enrolment. Without it, the
   * trainee has to confirm the enrolment at a branch.
   */
  date_of_birth?: string | null | undefined;
};

export type ConfirmEnrolmentBody = {
  /** The code of the driving school. */
  school_code: string;
  /** The number that the driving school gave the trainee. */
  trainee_number: string;
};

export type ChangeEnrolmentBody = {
  /** The trainee's birth date. */
  date_of_birth: string;
};

export type CreateSchoolBody = {
  /** The code of the new school, which its trainees enter in their applications. */
  school_code: string;
  /** Name. */
  name: string;
  /** The branch that supervises the school. */
  branch: BranchId;
};
