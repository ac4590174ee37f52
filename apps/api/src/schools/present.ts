import type { AnswerOf, enrolTrainee, listClassRecords, listSchools } from "@kwan/contract";
import { displayName } from "@kwan/domain";
import { figures } from "@kwan/domain/kinds";
import type { EnrolmentRow } from "./enrolments-store.ts";
import type { RecordRow, SchoolRow } from "./store.ts";

type ClassRecord = AnswerOf<typeof listClassRecords>["results"][number];
export type ClassTotals = NonNullable<AnswerOf<typeof listClassRecords>["totals"]>;

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
});

type School = AnswerOf<typeof listSchools>["results"][number];

export const presentSchool = ({ id, code, name, branch_id }: SchoolRow): School => ({
  id,
  code,
  name,
  branch: branch_id,
});

/** Trainees who have confirmed their enrolment are shown with the name in their record. */
export const presentEnrolment = (row: EnrolmentRow): AnswerOf<typeof enrolTrainee> => ({
  id: row.id,
  trainee_number: row.trainee_number,
  name:
    row.first_name !== null && row.last_name !== null
      ? displayName({ first_name: row.first_name, other_name: row.other_name, last_name: row.last_name })
      : (row.name ?? ""),
  license_class: row.license_class,
  learner: row.driver_id,
  enrolled_at: row.enrolled_at,
  ended_at: row.ended_at,
});

/** The recorded hours out of the required ones, at most 100 per cent. */
export const presentTotals = (
  { theory, practical }: { theory: number; practical: number },
  certificate: { certificate_number: string | null; certificate_date: string | null } | undefined,
): ClassTotals => ({
  theory_hours: theory,
  practical_hours: practical,
  required_hours: figures.training_hours,
  percent: Math.min(100, Math.round(((theory + practical) / figures.training_hours) * 100)),
  certificate_number: certificate?.certificate_number ?? null,
  certificate_date: certificate?.certificate_date ?? null,
});
