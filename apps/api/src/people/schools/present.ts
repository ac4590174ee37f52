import type { AnswerOf, answerTeaching, enrolTrainee, getSchool, listClassRecords, listSchools } from "@kwan/contract";
import { displayName, type PlainDate } from "@kwan/domain";
import { figures, limits } from "@kwan/domain/kinds";
import type { Totals } from "./commands/list-class-records.ts";
import type { EnrolmentRow } from "./enrolments-store.ts";
import type { InstructorRow, instructorsOf } from "./instructors-store.ts";
import type { RecordRow, SchoolRow } from "./store.ts";
import type { TeachingRow } from "./teaching-store.ts";

type InstructorOfSchool = Awaited<ReturnType<typeof instructorsOf>>[number];

type ClassRecord = AnswerOf<typeof listClassRecords>["results"][number];
export type ClassTotals = NonNullable<AnswerOf<typeof listClassRecords>["totals"]>;

function signatureOf(row: RecordRow): ClassRecord["instructor_signature"] {
  if (!row.needs_instructor) return "not_needed";
  if (row.instructor_signed_at !== null) return "signed";
  if (row.instructor_dispute !== null) return "disputed";
  return row.taught_by === null ? "no_account" : "waiting";
}

export const presentRecord = (row: RecordRow): ClassRecord => ({
  id: row.id,
  school: { id: row.school_id, code: row.school_code, name: row.school_name },
  learner: { id: row.driver_id, name: displayName(row), learners_license_number: row.learners_license_number },
  license_class: row.license_class,
  module: row.module,
  topic: row.topic,
  date: row.date,
  starts_at: row.starts_at,
  ends_at: row.ends_at,
  hours: Number(row.hours),
  instructor: row.instructor,
  vehicle: row.vehicle,
  attendance: row.attendance,
  score: row.score,
  remark: row.remark,
  is_verified: row.is_verified,
  signed_at: row.signed_at,
  signed_with: row.signed_with,
  dispute: row.dispute,
  instructor_signature: signatureOf(row),
  instructor_dispute: row.instructor_dispute,
  marks: row.marks,
  check:
    row.check_outcome !== null && row.checked_at !== null
      ? { outcome: row.check_outcome, note: row.check_note, at: row.checked_at }
      : null,
  removed_at: row.removed_at,
});

type School = AnswerOf<typeof listSchools>["results"][number];

/** Whether an accreditation is valid on a given day. */
export const isAccredited = ({ accredited_until }: Pick<SchoolRow, "accredited_until">, day: PlainDate): boolean =>
  accredited_until !== null && accredited_until >= day;

/** Whether an accreditation that is valid now was already valid on an earlier day. */
export const wasAccredited = ({ accredited_since }: Pick<SchoolRow, "accredited_since">, day: PlainDate): boolean =>
  accredited_since === null || accredited_since <= day;

export const presentSchool =
  (today: PlainDate) =>
  (school: SchoolRow): School => {
    const { id, code, name, branch_id, accredited_until } = school;
    return { id, code, name, branch: branch_id, accredited_until, is_accredited: isAccredited(school, today) };
  };

export const presentWithInstructors = (
  school: SchoolRow,
  instructors: readonly InstructorOfSchool[],
  today: PlainDate,
): AnswerOf<typeof getSchool> => ({
  ...presentSchool(today)(school),
  instructors: instructors.map((instructor) => {
    const answer = answerOf(instructor);
    const account = answer === "waiting" && !instructor.has_account ? "no_account" : answer;
    const { proposed_by, accredited_until, declined_because: declined } = instructor;
    const is_proposed = proposed_by !== null && accredited_until === null && declined === null;
    return { ...presentAccreditation(instructor, today), account, is_proposed, declined };
  }),
});

const answerOf = ({ driver_id, answered_at }: InstructorRow): AnswerOf<typeof answerTeaching>["answer"] =>
  driver_id !== null ? "confirmed" : answered_at === null ? "waiting" : "refused";

const presentAccreditation = (instructor: InstructorRow, today: PlainDate) => {
  const { id, name, license_number, accredited_until } = instructor;
  return { id, name, license_number, accredited_until, is_accredited: isAccredited(instructor, today) };
};

/** Presents a school to the instructor whom it has named. */
export const presentTeaching =
  (today: PlainDate) =>
  (row: TeachingRow): AnswerOf<typeof answerTeaching> => ({
    ...presentAccreditation(row, today),
    school: { id: row.school_id, code: row.school_code, name: row.school_name },
    answer: answerOf(row),
  });

/** Presents an enrolment. Trainees who have confirmed the enrolment are shown with the name on their record. */
export const presentEnrolment = (row: EnrolmentRow): AnswerOf<typeof enrolTrainee> => ({
  id: row.id,
  trainee_number: row.trainee_number,
  name:
    row.first_name !== null && row.last_name !== null
      ? displayName({ first_name: row.first_name, other_name: row.other_name, last_name: row.last_name })
      : (row.name ?? ""),
  license_class: row.license_class,
  hours: Number(row.hours ?? 0),
  learner: row.driver_id,
  has_birth_date: row.date_of_birth !== null,
  enrolled_at: row.enrolled_at,
  ended_at: row.ended_at,
});

/**
 * Presents a trainee's confirmed hours for a class, the required hours, the percentage completed (at most 100), and the
 * certificate if there is one.
 */
export const presentTotals = ({
  license_class,
  training: { theory, practical, to_check, has_minimums },
  certificate,
}: Totals): ClassTotals => ({
  license_class,
  theory_hours: theory,
  practical_hours: practical,
  required_hours: figures.training_hours,
  required_theory_hours: has_minimums ? limits.minimum.theory.value : 0,
  required_practical_hours: has_minimums ? limits.minimum.practical.value : 0,
  lessons_to_check: to_check,
  percent: Math.min(100, Math.round(((theory + practical) / figures.training_hours) * 100)),
  certificate_number: certificate?.certificate_number ?? null,
  certificate_date: certificate?.certificate_date ?? null,
});
