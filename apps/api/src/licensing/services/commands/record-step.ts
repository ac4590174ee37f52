import { type ClassLetter, reachesAgeOn, reduceClasses } from "@kwan/domain";
import { figures, isEyeTestValid, minimumAgeFor, officeStatus, type StepName, steps } from "@kwan/domain/kinds";
import { isForOfficer } from "@kwan/domain/tasks";
import { m } from "#messages";
import { findDriver, lastEyeTest } from "../../../people/drivers/store.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context, Work } from "../../../platform/context.ts";
import { DomainError, invalidField } from "../../../platform/domain-error.ts";
import type { ApplicationId } from "../../../platform/ids.ts";
import { factsOf } from "../facts.ts";
import { rowOf } from "../kind-of.ts";
import { seeApplication } from "../policy.ts";
import { lastPracticalTest } from "../practical-tests-store.ts";
import { settleStep } from "../steps-store.ts";
import { type ApplicationRow, bumpVersion, decideClasses, findApplication } from "../store.ts";
import { beginReview } from "./begin-review.ts";
import { testsFinished } from "./finish-tests.ts";
import { lockFor } from "./lock-for.ts";

/** An officer's report on a step. */
interface Recorded {
  readonly step: string;
  readonly state: "done" | "failed";
  readonly words: string | null;
  readonly classes?: readonly ClassLetter[] | undefined;
}

/**
 * Records that a step is done or has failed, if the application is in the status to which the step belongs. An eye test
 * can also be recorded during the tests, because it may have failed since the review. Recording the first step of the
 * review begins the review.
 */
export async function recordStep(
  context: Context<Actor>,
  id: ApplicationId,
  recorded: Recorded,
  version: number | null,
): Promise<ApplicationRow> {
  const { tx, deps, actor } = context;
  const { step, state, words } = recorded;
  const locked = await lockFor(context, id, version);
  const rule = Object.hasOwn(steps, step) ? steps[step as StepName] : undefined;
  if (!rule) throw invalidField("step", m.services_no_such_step());
  if (!isForOfficer(step as StepName))
    throw new DomainError("forbidden", rule.by === "school" ? m.services_schools_step() : m.services_applicants_step());
  const application = rule.during === "in_review" ? await beginReview(context, locked) : locked;
  if (rule.during !== application.status && !(step === "eye_test" && application.status === "testing"))
    throw new DomainError("state_forbids", m.services_step_of_other_state({ state: officeStatus[rule.during] }));
  if (state === "done") await requireEvidence(context, application, recorded);
  const settled = { application_id: id, step, state, done_at: deps.now(), note: words, recorded_by: actor.id };
  if (!(await settleStep(tx, settled))) throw invalidField("step", m.services_step_not_in_application());
  await bumpVersion(tx, id, deps.now());
  await recordAudit(context, {
    action: "record_step",
    entity: "service",
    entity_id: id,
    after: { step, state, classes: recorded.classes },
  });
  await testsFinished(context, id);
  return seeApplication(actor, await findApplication(tx, id));
}

/** Throws if the step has to be proved by a record, such as an eye test, and the record does not prove it. */
async function requireEvidence(
  { tx, deps }: Work,
  application: ApplicationRow,
  { step, classes }: Recorded,
): Promise<void> {
  const today = deps.today();
  if (step === "eye_test") {
    const test = (await lastEyeTest(tx, application.driver_id)) ?? null;
    if (!isEyeTestValid(test, today))
      throw invalidField("step", m.services_eye_test_missing({ days: figures.eye_test_days }));
  }
  if (step === "document_check") {
    const { documents_reviewed } = await factsOf(tx, application, today);
    if (!documents_reviewed) throw invalidField("step", m.services_documents_first());
  }
  if (step === "practical_test") {
    const test = await lastPracticalTest(tx, application.id);
    if (!test?.is_passed) throw invalidField("step", m.services_practical_test_missing());
  }
  if (step === "authenticity_check" && rowOf(application).can.decide_classes) {
    if (!classes || classes.length === 0) throw invalidField("classes", m.services_choose_classes());
    const driver = await findDriver(tx, application.driver_id);
    const tooYoung = classes.filter(
      (letter) => driver?.date_of_birth && today < reachesAgeOn(driver.date_of_birth, minimumAgeFor(letter)),
    );
    if (tooYoung.length > 0) throw invalidField("classes", m.services_too_young({ classes: tooYoung.join(", ") }));
    await decideClasses(tx, application.id, reduceClasses(classes));
  }
}
