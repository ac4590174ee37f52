import type { PlainDate } from "../dates/plain-date.ts";
import type { Tier } from "../fees/cost-items.ts";
import { owedOf } from "../fees/owed.ts";
import { quote } from "../fees/quote.ts";
import { areDocumentsReviewed, type ReviewedFile } from "../kinds/document-verdicts.ts";
import { askedDocuments } from "../kinds/documents.ts";
import type { KindRow } from "../kinds/row.ts";
import { type StepName, steps } from "../kinds/steps.ts";
import type { Status } from "./statuses.ts";
import type { Facts } from "./transitions.ts";

/** What is on record about an application, from which its facts are derived. */
export interface ApplicationOnRecord {
  readonly status: Status;
  readonly tier: Tier;
  readonly is_delivered: boolean;
  readonly details: Readonly<Record<string, unknown>>;
  readonly steps: readonly { readonly step: string; readonly state: string }[];
  readonly invoices: Parameters<typeof owedOf>[0];
  readonly uploads: readonly ReviewedFile[];
  /** Whether an officer has verified the identity of the person whom the application is about. */
  readonly is_id_verified: boolean;
  /** Whether an officer has taken an action on the application. */
  readonly is_begun: boolean;
}

/**
 * Returns the current facts on which the table of states depends. For a draft, `owes` says whether submitting it today
 * will cost something. After submission, `owes` says whether an invoice for the application still has to be paid.
 *
 * @example
 * const facts = factsOfApplication(kinds["drivers-renewal"], application, "2026-11-21");
 * availableActions(application.status, "applicant", facts);
 */
export function factsOfApplication(row: KindRow, application: ApplicationOnRecord, today: PlainDate): Facts {
  const { status, tier, is_delivered, details, invoices, uploads, is_id_verified, is_begun } = application;
  const during = (stage: string) => application.steps.filter(({ step }) => steps[step as StepName]?.during === stage);
  const tests = during("testing");
  const choices = { tier, is_delivered, is_late: false, is_printed: row.is_printed };
  return {
    owes: status === "draft" ? quote(row.prices, choices, today).on_sending.length > 0 : owedOf(invoices) !== null,
    has_tests: tests.length > 0,
    tests_passed: tests.length > 0 && tests.every(({ state }) => state === "done"),
    review_done: during("in_review").every(({ state }) => state === "done"),
    documents_reviewed: areDocumentsReviewed(askedDocuments(row.documents, details), uploads),
    // Applications filed by the office are about people who do not have to appear in person, such as the holder of a
    // revoked licence.
    identity_verified: row.filed_by === "office" || is_id_verified,
    is_examined: application.steps.some(({ step }) => step === "practical_test"),
    is_printed: row.is_printed,
    is_begun,
  };
}
