import { figures } from "@kwan/domain/kinds";
import { trainingCertificateNumber } from "@kwan/domain/numbers";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Context } from "../../../platform/context.ts";
import type { DriverId, SchoolId } from "../../../platform/ids.ts";
import { notifyDriver } from "../../drivers/notify-driver.ts";
import { gapIn, trainingFor } from "../../drivers/training-store.ts";
import { certify, enrolmentToCertify } from "../enrolments-store.ts";

interface Lesson {
  readonly driver_id: DriverId;
  readonly school_id: SchoolId;
  readonly license_class: string;
}

/** Issues the certificates of the trainings to which these lessons belong, if they are complete. */
export async function certifyTrainings(context: Context, lessons: readonly Lesson[]): Promise<void> {
  const trainings = new Map(
    lessons.map((lesson) => [`${lesson.driver_id} ${lesson.school_id} ${lesson.license_class}`, lesson]),
  );
  for (const lesson of trainings.values()) await certifyIfComplete(context, lesson);
}

/**
 * Issues the training certificate once the training for the lesson's class is complete: the hours of all schools, with
 * the least theory and practice, and no unusual lesson that an officer still has to look at.
 */
export async function certifyIfComplete(context: Context, lesson: Lesson): Promise<void> {
  const { tx, deps } = context;
  const enrolment = await enrolmentToCertify(tx, lesson);
  if (!enrolment) return;
  const training = await trainingFor(tx, lesson.driver_id, lesson.license_class);
  if (training.is_certified || gapIn(training) !== null) return;
  const certificate_number = trainingCertificateNumber(enrolment.code, enrolment.trainee_number);
  await certify(tx, enrolment.id, { certificate_number, certificate_date: deps.today() });
  await recordAudit(context, {
    action: "issue_training_certificate",
    entity: "enrolment",
    entity_id: enrolment.id,
    driver_id: lesson.driver_id,
    after: { certificate_number, theory: training.theory, practical: training.practical },
  });
  await notifyDriver(context, lesson.driver_id, {
    words: () => ({
      title: m.schools_training_complete_title(),
      message: m.schools_training_complete({ hours: figures.training_hours, number: certificate_number }),
    }),
  });
}
