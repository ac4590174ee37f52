import { act, type ClassLetter } from "@kwan/domain";
import {
  askedDocuments,
  changesBetween,
  documentState,
  eligibility,
  isEyeTestValid,
  readDetails,
  type Submission,
  stepsOf,
  stepsToRepeat,
} from "@kwan/domain/kinds";
import { isTrainingCertificateNumber } from "@kwan/domain/numbers";
import { factsOf, requireStillPossible, rowOf } from "./application-state.ts";
import { moveApplication } from "./move-application.ts";
import { recordOf } from "./records.ts";
import { NotSimulated, Refused } from "./refused.ts";
import { type Account, type Application, type Driver, driverOf, type MockState, uploadsOf } from "./state.ts";

type Problems = Record<string, readonly string[]>;

function branchProblems(state: MockState, { branch, submitted, kind }: Application): Problems {
  if (branch !== null && submitted?.branch === branch) return {};
  const row = state.branches.find(({ id, is_open }) => id === branch && is_open);
  if (!row) return { branch: [branch ? "This branch is closed." : "Choose a branch."] };
  return row.services.includes(kind) ? {} : { branch: ["This branch does not offer this service."] };
}

function documentProblems(state: MockState, application: Application): Problems {
  const uploads = uploadsOf(state, application.id);
  const problems: Problems = {};
  for (const { is_required, document } of askedDocuments(rowOf(application).documents, application.details)) {
    const status = documentState(uploads.filter((file) => file.document === document));
    if (is_required && status === "missing") problems[`documents.${document}`] = ["Upload this document."];
    if (is_required && status === "refused") problems[`documents.${document}`] = ["Replace this document."];
  }
  return problems;
}

/** Returns an error for each number in the application that differs from the one on record. */
function numberProblems({ details }: Application, { license, learners_license }: Driver): Problems {
  const onRecord = { license_number: license?.number, learners_license_number: learners_license?.number };
  const problems: Problems = {};
  for (const [name, number] of Object.entries(onRecord))
    if (number && typeof details[name] === "string" && details[name].trim() !== number)
      problems[`details.${name}`] = [`The number on record is ${number}.`];
  // Nobody in the mock has a certificate of the authority.
  if (isTrainingCertificateNumber(details.training_certificate_number))
    problems["details.training_certificate_number"] = ["This certificate does not belong to you."];
  return problems;
}

function requireEligibility(state: MockState, { kind }: Application, driver: Driver, details: object): void {
  const record = recordOf(state, driver);
  const others = { ...record, open_kinds: record.open_kinds.filter((each) => each !== kind) };
  const letter = "license_class" in details ? (details.license_class as ClassLetter) : undefined;
  const { is_eligible, reasons, earliest } = eligibility(rowOf({ kind }), others, state.today(), letter);
  if (is_eligible) return;
  throw new Refused("not_eligible", {
    detail: reasons.map(({ message, remedy }) => `${message} ${remedy.text}`).join(" "),
    more: { reasons: reasons.map(({ code, message, remedy }) => ({ code, message, remedy })), earliest },
  });
}

/** Stores what is submitted, keeps the previous submission, and reopens the steps whose answers have changed. */
function keepSubmission(state: MockState, application: Application, details: Record<string, unknown>): void {
  const files: Record<string, { name: string; sha256: string }[]> = {};
  for (const { document, name, sha256, status } of uploadsOf(state, application.id))
    if (status !== "refused") files[document] = [...(files[document] ?? []), { name, sha256 }];
  const submission: Submission = { branch: application.branch, details, documents: files };
  const { submitted } = application;
  const repeated = submitted ? stepsToRepeat(changesBetween(submitted, submission)) : [];
  for (const step of application.steps)
    if (repeated.includes(step.step)) Object.assign(step, { state: "open", done_at: null, note: null });
  application.details = details;
  application.submitted_before = submitted;
  application.submitted = submission;
}

/** Submits an application, or resubmits it. All problems with fields are reported together. */
export function submitApplication(
  state: MockState,
  account: Account,
  application: Application,
  action: "submit" | "resubmit",
  message: string | null,
): void {
  const facts = factsOf(state, application);
  const outcome = act(application.status, action, "applicant", facts);
  if ("refused" in outcome) throw new Refused(outcome.refused.code, outcome.refused.message);
  const row = rowOf(application);
  const driver = driverOf(state, application.driver);
  if (!driver) throw new Refused("state_forbids");
  const today = state.today();
  const read = readDetails(row, application.details, today);
  const fields: Record<string, readonly string[]> = {};
  if ("errors" in read)
    for (const [name, messages] of Object.entries(read.errors)) fields[`details.${name}`] = messages;
  Object.assign(
    fields,
    branchProblems(state, application),
    documentProblems(state, application),
    numberProblems(application, driver),
  );
  if (Object.keys(fields).length > 0 || "errors" in read) throw new Refused("invalid", { fields });
  requireEligibility(state, application, driver, read.details);
  requireStillPossible(state, { ...application, details: read.details });
  if (row.can.verify_school || row.effect.does === "move_record")
    throw new NotSimulated(`the submission of ${row.title}, which depends on schools or on other applications`);
  const { license, eye_test } = driver;
  const cardEnded = license && license.expires_on < today ? license.expires_on : null;
  const standing = new Set(application.steps.map(({ step }) => step));
  for (const step of stepsOf(row.steps, cardEnded, today))
    if (!standing.has(step)) application.steps.push({ step, state: "open", done_at: null, note: null });
  keepSubmission(state, application, read.details);
  const eyes = application.steps.find(({ step }) => step === "eye_test");
  if (eyes && eye_test && isEyeTestValid(eye_test, today))
    Object.assign(eyes, { state: "done", done_at: `${eye_test.tested_on}T00:00:00.000Z`, note: "On record." });
  moveApplication(state, application, { action, part: "applicant", account, reason: message, facts });
  if (row.blocks_card && license) license.is_card_blocked = true;
}
