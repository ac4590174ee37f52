import type { AnswerOf, verifySchool } from "@kwan/contract";
import { eligibility, figures, stepsOf } from "@kwan/domain/kinds";
import { note } from "../../audit/append.ts";
import type { Actor, Asked } from "../../calls/handler.ts";
import { DomainError, notFound } from "../../domain-error.ts";
import { recordOf } from "../../drivers/record.ts";
import { findDriver, trainingHours } from "../../drivers/store.ts";
import { confirmEnrolment } from "../../schools/commands/confirm-enrolment.ts";
import { rowOf } from "../kind-of.ts";
import { classIsFixed, isPricedLater } from "../paid-for.ts";
import { seeApplication } from "../policy.ts";
import { reopenStep, settleStep } from "../steps-store.ts";
import { type ApplicationRow, changeApplication, layOutSteps, lockApplication } from "../store.ts";

const open = ["draft", "awaiting_payment", "paid", "in_review", "action_required"];

/** What a learner reads whose school does not know them. */
export const notEnrolled =
  "We could not find you at this school. Check the school code and your trainee number with your school.";

async function lockOpen(
  asked: Asked,
  actor: Actor,
  id: string,
  can: "choose_category" | "verify_school",
): Promise<ApplicationRow> {
  const application = seeApplication(actor, await lockApplication(asked.db, id));
  if (!rowOf(application).can[can]) throw notFound("application");
  if (!open.includes(application.status))
    throw new DomainError("state_forbids", { message: "This can be changed only before the tests begin." });
  // In a draft the steps are not there yet; what is settled now stays so when it is sent in.
  const today = asked.deps.now().toISOString().slice(0, 10);
  await layOutSteps(asked.db, id, stepsOf(rowOf(application).steps, null, today));
  return application;
}

/** The class to learn for: one that is open to the driver. Chosen, it closes its step. */
export async function chooseCategory(
  asked: Asked,
  actor: Actor,
  id: string,
  choice: { license_class: "A" | "B" | "E"; gearbox: "manual" | "automatic" },
): Promise<ApplicationRow> {
  const { db, deps } = asked;
  const application = await lockOpen(asked, actor, id, "choose_category");
  if (!isPricedLater(application) && choice.license_class !== application.details.license_class)
    throw new DomainError("state_forbids", { fields: { license_class: [classIsFixed] } });
  const driver = await findDriver(db, application.driver_id);
  if (!driver) throw notFound("driver");
  const record = await recordOf(db, driver);
  const today = deps.now().toISOString().slice(0, 10);
  const held = eligibility(rowOf(application), record, today, choice.license_class).reasons.find(
    ({ code }) => code === "class_held",
  );
  if (held) throw new DomainError("not_eligible", { fields: { license_class: [`${held.message} ${held.mend.text}`] } });
  const details = JSON.stringify({ ...application.details, ...choice });
  const changed = await changeApplication(db, id, { details }, deps.now());
  await settleStep(db, {
    service_id: id,
    step: "category",
    state: "done",
    done_at: deps.now(),
    note: `Class ${choice.license_class}`,
  });
  await note(asked, { action: "choose_category", entity: "service", entity_id: id, after: choice });
  return changed;
}

/** Looks the trainee up in the school's books. What was found closes the step; what was not is said plainly. */
export async function confirmSchool(
  asked: Asked,
  actor: Actor,
  id: string,
  given: { school_code: string; trainee_number: string },
): Promise<AnswerOf<typeof verifySchool>> {
  const { db, deps } = asked;
  const application = await lockOpen(asked, actor, id, "verify_school");
  const school = await confirmEnrolment(db, given, application.driver_id);
  const hours = school ? await trainingHours(db, application.driver_id) : 0;
  await changeApplication(db, id, { details: JSON.stringify({ ...application.details, ...given }) }, deps.now());
  if (school)
    await settleStep(db, {
      service_id: id,
      step: "school_verification",
      state: "done",
      done_at: deps.now(),
      note: school.name,
    });
  else await reopenStep(db, id, "school_verification");
  await note(asked, {
    action: "verify_school",
    entity: "service",
    entity_id: id,
    after: { ...given, is_verified: school !== undefined },
  });
  return {
    is_verified: school !== undefined,
    message: school ? `${school.name} has confirmed that you are enrolled.` : notEnrolled,
    school: school ? { code: school.code, name: school.name } : null,
    hours,
    required_hours: figures.training_hours,
    is_complete: hours >= figures.training_hours,
  };
}
