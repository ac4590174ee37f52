import type { AnswerOf, verifySchool } from "@kwan/contract";
import { eligibility, figures, stepsOf } from "@kwan/domain/kinds";
import { m } from "#messages";
import { recordOf } from "../../../people/drivers/record.ts";
import { findDriver } from "../../../people/drivers/store.ts";
import { gapIn, trainingFor } from "../../../people/drivers/training-store.ts";
import { confirmEnrolment } from "../../../people/schools/commands/confirm-enrolment.ts";
import { hasSchool } from "../../../people/schools/store.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import type { Queries } from "../../../platform/db/open.ts";
import { DomainError, notFound, orNotFound } from "../../../platform/domain-error.ts";
import type { ApplicationId } from "../../../platform/ids.ts";
import { requireApplicant } from "../acting-for.ts";
import { rowOf } from "../kind-of.ts";
import { classIsFixed, isPricedLater } from "../paid-for.ts";
import { seeApplication } from "../policy.ts";
import { layOutSteps, reopenStep, settleStep } from "../steps-store.ts";
import { type ApplicationRow, changeApplication, lockApplication } from "../store.ts";

const open = ["draft", "awaiting_payment", "paid", "in_review", "action_required"];

export const enrolmentProblem = async (db: Queries, school_code: string) =>
  (await hasSchool(db, school_code))
    ? { field: "trainee_number" as const, message: m.schools_not_enrolled() }
    : { field: "school_code" as const, message: m.schools_no_such_school() };

async function lockOpen(
  context: Context<Actor>,
  id: ApplicationId,
  can: "choose_category" | "verify_school",
): Promise<ApplicationRow> {
  const application = seeApplication(context.actor, await lockApplication(context.tx, id));
  if (!rowOf(application).can[can]) throw notFound("application");
  await requireApplicant(context, application);
  if (!open.includes(application.status)) throw new DomainError("state_forbids", m.services_before_tests_only());
  // A draft has no steps yet, so add them. A step that is completed now stays complete after submission.
  const today = context.deps.today();
  await layOutSteps(context.tx, id, stepsOf(rowOf(application).steps, null, today));
  return application;
}

/**
 * Sets the class for which the learner will train, and completes the step. Refused if the driver already holds the
 * class.
 */
export async function chooseCategory(
  context: Context<Actor>,
  id: ApplicationId,
  choice: { license_class: "A" | "B" | "E"; gearbox: "manual" | "automatic" },
): Promise<ApplicationRow> {
  const { tx, deps } = context;
  const application = await lockOpen(context, id, "choose_category");
  if (!isPricedLater(application) && choice.license_class !== application.details.license_class)
    throw new DomainError("state_forbids", { fields: { license_class: [classIsFixed()] } });
  const driver = orNotFound(await findDriver(tx, application.driver_id), "driver");
  const record = await recordOf(tx, driver);
  const today = deps.today();
  const held = eligibility(rowOf(application), record, today, choice.license_class).reasons.find(
    ({ code }) => code === "class_held",
  );
  if (held)
    throw new DomainError("not_eligible", { fields: { license_class: [`${held.message} ${held.remedy.text}`] } });
  const details = { ...application.details, ...choice };
  const changed = await changeApplication(tx, id, { details }, deps.now());
  await settleStep(tx, {
    application_id: id,
    step: "category",
    state: "done",
    done_at: deps.now(),
    note: { code: "category", license_class: choice.license_class },
  });
  await recordAudit(context, { action: "choose_category", entity: "service", entity_id: id, after: choice });
  return changed;
}

/**
 * Looks up the trainee at the school. If the enrolment is found, the step is complete. Otherwise the response reports
 * that it was not found.
 */
export async function confirmSchool(
  context: Context<Actor>,
  id: ApplicationId,
  enrolment: { school_code: string; trainee_number: string },
): Promise<AnswerOf<typeof verifySchool>> {
  const { tx, deps } = context;
  const application = await lockOpen(context, id, "verify_school");
  const school = await confirmEnrolment(tx, enrolment, application.driver_id);
  const training = school && (await trainingFor(tx, application.driver_id, school.license_class));
  const hours = training ? training.theory + training.practical : 0;
  await changeApplication(tx, id, { details: { ...application.details, ...enrolment } }, deps.now());
  if (school)
    await settleStep(tx, {
      application_id: id,
      step: "school_verification",
      state: "done",
      done_at: deps.now(),
      note: school.name,
    });
  else await reopenStep(tx, id, "school_verification");
  await recordAudit(context, {
    action: "verify_school",
    entity: "service",
    entity_id: id,
    after: { ...enrolment, is_verified: school !== undefined },
  });
  const problem = await enrolmentProblem(tx, enrolment.school_code);
  return {
    is_verified: school !== undefined,
    message: school ? m.schools_enrolled({ school: school.name }) : problem.message,
    field: school ? null : problem.field,
    school: school ? { code: school.code, name: school.name } : null,
    hours,
    required_hours: figures.training_hours,
    is_complete: training !== undefined && gapIn(training) === null,
  };
}
