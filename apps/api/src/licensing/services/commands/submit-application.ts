import { act, type ClassLetter, type Facts, type PlainDate } from "@kwan/domain";
import {
  askedDocuments,
  changesBetween,
  documentState,
  eligibility,
  isEyeTestValid,
  readDetails,
  type Submission,
  type SubmittedFile,
  stepsOf,
  stepsToRepeat,
} from "@kwan/domain/kinds";
import { isTrainingCertificateNumber } from "@kwan/domain/numbers";
import { m } from "#messages";
import { findBranch, findOpenBranch } from "../../../people/branches/store.ts";
import { requireConfirmed } from "../../../people/drivers/provisional.ts";
import { recordOf } from "../../../people/drivers/record.ts";
import { findDriver, findLicense, lastEyeTest, permitsOf } from "../../../people/drivers/store.ts";
import { confirmEnrolment } from "../../../people/schools/commands/confirm-enrolment.ts";
import { certificateOf } from "../../../people/schools/store.ts";
import type { Actor, Context, Work } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/db/open.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import { type ApplicationId, isId } from "../../../platform/ids.ts";
import { attachToDecision } from "../../documents/store.ts";
import { rowOf } from "../kind-of.ts";
import { moveProblem } from "../move-centre.ts";
import { layOutSteps, reopenStep, settleStep } from "../steps-store.ts";
import { requireStillPossible } from "../still-possible.ts";
import { type ApplicationRow, changeApplication, documentsOf } from "../store.ts";
import { blockCard } from "./block-card.ts";
import { enrolmentProblem } from "./learner-extras.ts";
import { moveApplication } from "./move-application.ts";

/**
 * Submits an application, or resubmits it after the office has sent it back. All problems with the fields are reported
 * together. Eligibility is checked once there are none. The answers, documents and eligibility are checked with the
 * same functions as in the portal, so that the server and the portal cannot disagree.
 */
export async function submitApplication(
  context: Context<Actor>,
  application: ApplicationRow,
  facts: Facts,
  action: "submit" | "resubmit" = "submit",
  message: string | null = null,
): Promise<ApplicationRow> {
  const { tx, deps } = context;
  const outcome = act(application.status, action, "applicant", facts);
  // If the status forbids submission, report that before other problems.
  if ("refused" in outcome) throw new DomainError(outcome.refused.code, outcome.refused.message);
  const row = rowOf(application);
  if (row.filed_by === "applicant") await requireConfirmed(tx, application.driver_id);
  const today = deps.today();
  const read = readDetails(row, application.details, today);
  const fields: Record<string, readonly string[]> = {};
  if ("errors" in read)
    for (const [name, messages] of Object.entries(read.errors)) fields[`details.${name}`] = messages;
  Object.assign(
    fields,
    await branchProblem(context, application),
    await namedBranchProblems(context, application),
    await documentProblems(context, application),
    await schoolProblems(context, application),
    await numberProblems(context, application),
    await moveProblems(context, application),
  );
  if (Object.keys(fields).length > 0 || "errors" in read) throw new DomainError("invalid", { fields });
  if (row.filed_by === "applicant") await requireEligibility(context, application, read.details, today);
  await requireStillPossible(tx, { ...application, details: read.details }, today);
  const license = await findLicense(tx, application.driver_id);
  const cardEnded = license && license.expires_on < today ? license.expires_on : null;
  await layOutSteps(tx, application.id, stepsOf(row.steps, cardEnded, today));
  const complete = await keepSubmission(context, application, read.details);
  await settleKnownEyeTest(context, application, today);
  // Choosing a class in the form completes the step for choosing a class.
  if (row.can.choose_category) {
    const note = { code: "category", license_class: complete.details.license_class as ClassLetter } as const;
    await settleStep(tx, {
      application_id: application.id,
      step: "category",
      state: "done",
      done_at: deps.now(),
      note,
    });
  }
  if (row.can.verify_school) await settleSchool(context, complete);
  // A submission depends on nothing but whether it costs something, which the changes above cannot have changed.
  const submitted = await moveApplication(context, complete, { action, part: "applicant", reason: message, facts });
  if (row.blocks_card) await blockCard(context, application);
  if (row.filed_by === "applicant") return submitted;
  // The office's own application hangs on a decision, for which it needs a second person.
  const decision_id = await deps.ports.proposeRevocation(context, submitted);
  await attachToDecision(tx, submitted.id, decision_id);
  return changeApplication(tx, submitted.id, { decision_id }, deps.now());
}

/** Stores the submission, keeps the previous one, and reopens the steps for which the checked answers have changed. */
async function keepSubmission(
  { tx, deps }: Work,
  application: ApplicationRow,
  details: Record<string, unknown>,
): Promise<ApplicationRow> {
  const submission: Submission = {
    branch: application.branch_id,
    details,
    documents: await filesOf(tx, application.id),
  };
  const { submitted } = application;
  if (submitted)
    for (const step of stepsToRepeat(changesBetween(submitted, submission))) await reopenStep(tx, application.id, step);
  const changes = {
    details,
    submitted: submission,
    submitted_before: submitted,
  };
  return changeApplication(tx, application.id, changes, deps.now());
}

async function filesOf(tx: Tx, application_id: ApplicationId): Promise<Record<string, SubmittedFile[]>> {
  const files: Record<string, SubmittedFile[]> = {};
  for (const { document, name, sha256, status } of await documentsOf(tx, application_id))
    if (status !== "refused") files[document] = [...(files[document] ?? []), { name, sha256 }];
  return files;
}

/** Completes the eye test step if a valid eye test is on record, so that nobody has to repeat the test. */
async function settleKnownEyeTest({ tx }: Context, { id, driver_id }: ApplicationRow, today: PlainDate): Promise<void> {
  const test = (await lastEyeTest(tx, driver_id)) ?? null;
  if (!test || !isEyeTestValid(test, today)) return;
  await settleStep(tx, {
    application_id: id,
    step: "eye_test",
    state: "done",
    done_at: new Date(`${test.tested_on}T00:00:00Z`),
    note: { code: "known_eye_test" },
  });
}

async function requireEligibility(
  { tx }: Context,
  application: ApplicationRow,
  details: object,
  today: PlainDate,
): Promise<void> {
  const driver = orNotFound(await findDriver(tx, application.driver_id), "driver");
  const record = await recordOf(tx, driver);
  // Leave out this application, because an application must not conflict with itself.
  const others = { ...record, open_kinds: record.open_kinds.filter((kind) => kind !== application.kind) };
  const licenseClass = "license_class" in details ? (details.license_class as ClassLetter) : undefined;
  const { is_eligible, reasons, earliest } = eligibility(rowOf(application), others, today, licenseClass);
  if (is_eligible) return;
  throw new DomainError("not_eligible", {
    message: reasons.map((reason) => `${reason.message} ${reason.remedy.text}`).join(" "),
    more: { reasons: reasons.map(({ code, message, remedy }) => ({ code, message, remedy })), earliest },
  });
}

async function branchProblem({ tx }: Context, application: ApplicationRow): Promise<Record<string, string[]>> {
  if (rowOf(application).filed_by === "office") return {};
  const { branch_id, submitted } = application;
  // A branch completes the applications that it already has, even if it has closed or no longer offers the service.
  if (branch_id !== null && submitted?.branch === branch_id) return {};
  const branch = branch_id ? await findOpenBranch(tx, branch_id) : undefined;
  if (!branch) return { branch: [branch_id ? m.services_branch_closed() : m.services_choose_branch()] };
  return branch.services.includes(application.kind) ? {} : { branch: [m.services_branch_does_not_handle()] };
}

/** Returns an error for each branch named in the answers that does not exist or is closed. */
async function namedBranchProblems({ tx }: Context, application: ApplicationRow): Promise<Record<string, string[]>> {
  const problems: Record<string, string[]> = {};
  for (const [name, { control }] of Object.entries(rowOf(application).fields)) {
    const named = application.details[name];
    if (control !== "branch" || typeof named !== "string" || named === "") continue;
    const branch = isId("brn", named) ? await findBranch(tx, named) : undefined;
    if (!branch) problems[`details.${name}`] = [m.branches_no_such_branch()];
    else if (!branch.is_open) problems[`details.${name}`] = [m.services_branch_closed()];
  }
  return problems;
}

/** Completes the school step if the school has an enrolment with this number and the applicant's name. */
async function settleSchool({ tx, deps }: Work, { id, details, driver_id }: ApplicationRow): Promise<void> {
  const enrolment = { school_code: String(details.school_code), trainee_number: String(details.trainee_number) };
  const school = await confirmEnrolment(tx, enrolment, driver_id);
  const settled = { application_id: id, step: "school_verification", state: "done", done_at: deps.now() } as const;
  if (school) await settleStep(tx, { ...settled, note: school.name });
}

/** Returns an error for each licence number in the application that differs from the number on record. */
async function numberProblems(
  { tx }: Context,
  { details, driver_id }: ApplicationRow,
): Promise<Record<string, string[]>> {
  const onRecord = {
    license_number: (await findLicense(tx, driver_id))?.number,
    learners_license_number: (await permitsOf(tx, driver_id)).find(({ permit }) => permit === "learners_license")
      ?.number,
  };
  const problems = Object.fromEntries(
    Object.entries(onRecord).flatMap(([name, number]) =>
      number && typeof details[name] === "string" && details[name].trim() !== number
        ? [[`details.${name}`, [m.services_other_number({ number })]]]
        : [],
    ),
  );
  // A certificate that the authority has issued needs no document, so check that the certificate belongs to this
  // person.
  const certificate = details.training_certificate_number;
  const isOurs = isTrainingCertificateNumber(certificate);
  if (isOurs && (await certificateOf(tx, driver_id))?.certificate_number !== String(certificate).trim())
    return { ...problems, "details.training_certificate_number": [m.services_other_certificate()] };
  return problems;
}

/**
 * Returns an error if the school has not enrolled the learner. This is checked before payment, because the learner
 * could not continue after paying.
 */
async function schoolProblems({ tx }: Context, application: ApplicationRow): Promise<Record<string, string[]>> {
  const { school_code, trainee_number } = application.details;
  if (!rowOf(application).can.verify_school || typeof school_code !== "string" || typeof trainee_number !== "string")
    return {};
  const school = await confirmEnrolment(tx, { school_code, trainee_number }, application.driver_id);
  if (school) return {};
  const { field, message } = await enrolmentProblem(tx, school_code);
  return { [`details.${field}`]: [message] };
}

/** Returns an error for a change of centre that is not possible or would have no effect, so that nobody pays for it. */
async function moveProblems({ tx }: Context, application: ApplicationRow): Promise<Record<string, string[]>> {
  if (rowOf(application).effect.does !== "move_record") return {};
  const problem = await moveProblem(tx, application);
  return problem === undefined ? {} : { "details.to_branch": [problem] };
}

async function documentProblems({ tx }: Context, application: ApplicationRow): Promise<Record<string, string[]>> {
  const uploads = await documentsOf(tx, application.id);
  const problems: Record<string, string[]> = {};
  for (const { is_required, document } of askedDocuments(rowOf(application).documents, application.details)) {
    const state = documentState(uploads.filter((file) => file.document === document));
    if (is_required && state === "missing") problems[`documents.${document}`] = [m.documents_file_required()];
    if (is_required && state === "refused") problems[`documents.${document}`] = [m.documents_replace()];
  }
  return problems;
}
