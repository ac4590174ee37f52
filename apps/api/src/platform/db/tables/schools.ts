import type { PlainDate } from "@kwan/domain";
import type { LessonMark } from "@kwan/domain/kinds";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { AccountId, BranchId, DriverId, EnrolmentId, InstructorId, LessonId, SchoolId } from "../../ids.ts";
import type { Day, Flag, Maybe, MaybeDay, MaybeMoment, Moment } from "./columns.ts";

export interface Schools {
  id: SchoolId;
  code: string;
  name: string;
  branch_id: BranchId;
  /** The last day of accreditation, or null if there is none. */
  accredited_until: MaybeDay;
  /** The first day of this accreditation. Null if there is none, or if it began before this day was recorded. */
  accredited_since: Maybe<PlainDate>;
}

export interface Instructors {
  id: InstructorId;
  school_id: SchoolId;
  name: string;
  /** The number of the instructor's own driving licence. */
  license_number: string;
  accredited_until: MaybeDay;
  accredited_since: Maybe<PlainDate>;
  created_at: Moment;
  /** The holder of the licence, once they have confirmed that they teach at the school. */
  driver_id: Maybe<DriverId>;
  /** When the holder of the licence answered. If there is no `driver_id`, they do not teach at the school. */
  answered_at: MaybeMoment;
  /** The account of the school that proposed the instructor. Null if an officer added them. */
  proposed_by: Maybe<AccountId>;
  declined_at: MaybeMoment;
  /** Why an officer declined the proposal. The school reads it. */
  declined_because: Maybe<string>;
}

export interface Enrolments {
  id: Generated<EnrolmentId>;
  school_id: SchoolId;
  /** Null until the trainee has confirmed the enrolment in an application. */
  driver_id: DriverId | null;
  /** The trainee's name as the school entered it. */
  name: string | null;
  trainee_number: string;
  /** The birth date that the school entered. Null for enrolments from before schools entered one. */
  date_of_birth: Maybe<PlainDate>;
  /** Whether the number is taken. It is free again once the enrolment has ended without a lesson or a certificate. */
  keeps_number: Flag;
  license_class: string;
  certificate_number: Maybe<string>;
  certificate_date: Maybe<PlainDate>;
  /** When two people withdrew the certificate. The lessons until that day no longer count. */
  certificate_withdrawn_at: MaybeMoment;
  /** Why, in plain words for the trainee and the school. */
  withdrawal_notice: Maybe<string>;
  enrolled_at: ColumnType<string, Date | string | undefined, never>;
  ended_at: MaybeMoment;
}

export interface ClassRecords {
  id: LessonId;
  school_id: SchoolId;
  driver_id: DriverId;
  license_class: string;
  module: "theory" | "practical";
  topic: string;
  date: Day;
  starts_at: string;
  ends_at: string;
  /** Read as a string with one decimal place. */
  hours: ColumnType<string, number, number>;
  instructor: string;
  /** Null for lessons that were recorded before instructors were accredited. */
  instructor_id: Maybe<InstructorId>;
  vehicle: string | null;
  attendance: "present" | "absent";
  score: number | null;
  remark: string | null;
  is_verified: Flag;
  recorded_by: Maybe<AccountId>;
  recorded_at: MaybeMoment;
  signed_at: MaybeMoment;
  /** How the trainee confirmed the lesson. */
  signed_with: Maybe<"code" | "desk" | "portal">;
  /** Who confirmed the lesson: the trainee's account, or the officer at the desk. */
  signed_by: Maybe<AccountId>;
  /** The document that the officer at the desk has seen. */
  seen_at_desk: Maybe<string>;
  /** What is wrong with the lesson, in the trainee's words. */
  dispute: Maybe<string>;
  /** Whether the lesson counts only once its instructor has signed it as well. False for lessons from before this rule. */
  needs_instructor: Flag;
  instructor_signed_at: MaybeMoment;
  instructor_signed_by: Maybe<AccountId>;
  /** What is wrong with the lesson, in the instructor's words. */
  instructor_dispute: Maybe<string>;
  /** What is unusual about the lesson. An officer has to look at it if there is anything. */
  marks: JSONColumnType<LessonMark[], string | undefined, never>;
  checked_at: MaybeMoment;
  checked_by: Maybe<AccountId>;
  check_outcome: Maybe<"accepted" | "refused">;
  check_note: Maybe<string>;
  /** When the school took the lesson back. It is kept, so that a dispute is not lost with it. */
  removed_at: MaybeMoment;
  removed_by: Maybe<AccountId>;
}
