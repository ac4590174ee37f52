import type { ClassLetter } from "@kwan/domain";
import { minimumsApplyFrom, type Training, type TrainingGap, trainingGap } from "@kwan/domain/kinds";
import { sql } from "kysely";
import type { Queries } from "../../platform/db/open.ts";
import type { DriverId } from "../../platform/ids.ts";

/** Whether a lesson's instructor has signed it, or does not have to. */
const instructorAgrees = sql<boolean>`(not class_records.needs_instructor or class_records.instructor_signed_at is not null)`;

/** Whether a certificate that rested on a lesson has been withdrawn. */
const isWithdrawn = sql<boolean>`exists (select from enrolments as withdrawn
  where withdrawn.driver_id = class_records.driver_id and withdrawn.license_class = class_records.license_class
    and class_records.date <= (withdrawn.certificate_withdrawn_at at time zone 'UTC')::date)`;

/**
 * Whether a lesson counts: its trainee attended and has confirmed it, its instructor has signed it, and neither school nor
 * officer took it back, nor the certificate that rested on it.
 */
export const lessonCounts = sql<boolean>`(class_records.attendance = 'present' and class_records.is_verified
  and ${instructorAgrees} and class_records.removed_at is null and class_records.check_outcome is distinct from 'refused'
  and not ${isWithdrawn})`;

/** Whether an officer has to look at a lesson: it would count, but is unusual. There is an index for this condition. */
export const isLessonToCheck = sql<boolean>`(class_records.marks <> '[]' and class_records.check_outcome is null
  and class_records.removed_at is null and class_records.is_verified and class_records.attendance = 'present'
  and ${instructorAgrees})`;

/** Whether a lesson waits for its instructor to sign it. There is an index for this condition. */
export const isLessonToSign = sql<boolean>`(class_records.needs_instructor and class_records.instructor_signed_at is null
  and class_records.removed_at is null and class_records.attendance = 'present')`;

/** Whether a lesson waits for its trainee to confirm it. There is an index for this condition. */
export const isLessonToConfirm = sql<boolean>`(not class_records.is_verified and class_records.attendance = 'present'
  and class_records.dispute is null and class_records.removed_at is null)`;

interface TrainingForClass extends Training {
  /** Whether a training certificate has been issued for the class and not withdrawn. */
  readonly is_certified: boolean;
  /** Whether a training certificate for the class has been withdrawn. */
  readonly is_withdrawn: boolean;
}

const none: TrainingForClass = {
  theory: 0,
  practical: 0,
  to_check: 0,
  has_minimums: false,
  is_certified: false,
  is_withdrawn: false,
};

/**
 * Returns a trainee's training for each class, over all schools. The minimums of theory and practice apply to people
 * who first enrolled for the class after they began to apply.
 */
export async function trainingByClass(
  db: Queries,
  driver_id: DriverId,
): Promise<ReadonlyMap<string, TrainingForClass>> {
  const hoursOf = (module: string) =>
    sql<string | null>`sum(hours) filter (where ${lessonCounts} and module = ${module})`;
  const lessons = await db
    .selectFrom("class_records")
    .select("license_class")
    .select(hoursOf("theory").as("theory"))
    .select(hoursOf("practical").as("practical"))
    .select(sql<number>`count(*) filter (where ${isLessonToCheck})`.as("to_check"))
    .where("driver_id", "=", driver_id)
    .groupBy("license_class")
    .execute();
  const enrolments = await db
    .selectFrom("enrolments")
    .select("license_class")
    .select(sql<boolean>`min(enrolled_at) >= ${minimumsApplyFrom}::date`.as("has_minimums"))
    .select(
      sql<boolean>`bool_or(certificate_number is not null and certificate_withdrawn_at is null)`.as("is_certified"),
    )
    .select(sql<boolean>`bool_or(certificate_withdrawn_at is not null)`.as("is_withdrawn"))
    .where("driver_id", "=", driver_id)
    .groupBy("license_class")
    .execute();
  const training = new Map<string, TrainingForClass>();
  for (const { license_class, theory, practical, to_check } of lessons) {
    const hours = { theory: Number(theory ?? 0), practical: Number(practical ?? 0), to_check: Number(to_check) };
    training.set(license_class, { ...none, ...hours });
  }
  for (const { license_class, ...about } of enrolments)
    training.set(license_class, { ...(training.get(license_class) ?? none), ...about });
  return training;
}

export const trainingFor = async (db: Queries, driver_id: DriverId, license_class: string): Promise<TrainingForClass> =>
  (await trainingByClass(db, driver_id)).get(license_class) ?? none;

/** Returns why a training is not complete, or null if it is, or if its certificate has been issued. */
export function gapIn({ is_certified, is_withdrawn, ...training }: TrainingForClass): TrainingGap | null {
  if (is_certified) return null;
  const gap = trainingGap(training);
  return is_withdrawn && gap === "hours" ? "withdrawn" : gap;
}

/**
 * Returns the training on which a first licence depends: the one for the classes of the learner's licence, of which each
 * has to be complete. Without a learner's licence, it is the one with the most hours.
 */
export async function trainingOf(
  db: Queries,
  driver_id: DriverId,
  learning: readonly ClassLetter[] | undefined,
): Promise<{ readonly training_hours: number; readonly training_gap: TrainingGap | null }> {
  const training = await trainingByClass(db, driver_id);
  const hours = ({ theory, practical }: Training) => theory + practical;
  const each = learning?.map((letter) => training.get(letter) ?? none) ?? [];
  const [least] = each.toSorted((one, other) => hours(one) - hours(other));
  const [most = none] = [...training.values()].toSorted((one, other) => hours(other) - hours(one));
  const open = each.find((one) => gapIn(one) !== null) ?? least ?? most;
  return { training_hours: hours(open), training_gap: gapIn(open) };
}
