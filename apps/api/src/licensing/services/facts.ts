import type { Facts } from "@kwan/domain";
import {
  areDocumentsReviewed,
  askedDocuments,
  type Choices,
  quote,
  type ReviewedFile,
  type StepName,
  steps,
  type Tier,
} from "@kwan/domain/kinds";
import { owedOf } from "../../money/invoices/owed.ts";
import { invoicesOf } from "../../money/invoices/store.ts";
import { findDriver } from "../../people/drivers/store.ts";
import type { Queries } from "../../platform/db/open.ts";
import { rowOf } from "./kind-of.ts";
import { stepsOfApplication } from "./steps-store.ts";
import { type ApplicationRow, actorsOf, documentsOf } from "./store.ts";

/** Returns the choices on which an application's price depends. */
const choicesOf = (application: ApplicationRow): Choices => ({
  tier: application.tier as Tier,
  is_delivered: application.delivery_location_id !== null,
  is_late: false,
  is_printed: rowOf(application).is_printed,
});

/**
 * Returns the current facts on which the table of states depends. For a draft, `owes` says whether submitting it will
 * cost something. After submission, `owes` says whether an invoice for the application still has to be paid.
 */
export const factsOf = async (db: Queries, application: ApplicationRow): Promise<Facts> =>
  factsFrom(application, {
    steps: await stepsOfApplication(db, application.id),
    invoices: application.status === "draft" ? [] : await invoicesOf(db, application.id),
    uploads: await documentsOf(db, application.id),
    driver: (await findDriver(db, application.driver_id)) ?? null,
    history: await actorsOf(db, application.id),
  });

interface FactRows {
  readonly steps: readonly { readonly step: string; readonly state: string }[];
  readonly invoices: Parameters<typeof owedOf>[0];
  readonly uploads: readonly ReviewedFile[];
  readonly driver: { readonly is_id_verified: boolean } | null;
  readonly history: readonly { readonly by_actor: string }[];
}

export function factsFrom(
  application: ApplicationRow,
  { steps: applicationSteps, invoices, uploads, driver, history }: FactRows,
): Facts {
  const row = rowOf(application);
  const during = (stage: string) => applicationSteps.filter(({ step }) => steps[step as StepName]?.during === stage);
  const tests = during("testing");
  const willCost = quote(row.prices, choicesOf(application)).on_sending.length > 0;
  return {
    owes: application.status === "draft" ? willCost : owedOf(invoices) !== null,
    has_tests: tests.length > 0,
    tests_passed: tests.length > 0 && tests.every(({ state }) => state === "done"),
    review_done: during("in_review").every(({ state }) => state === "done"),
    documents_reviewed: areDocumentsReviewed(askedDocuments(row.documents, application.details), uploads),
    // Applications filed by the office are about people who do not have to appear in person, such as the holder of a
    // revoked licence.
    identity_verified: row.filed_by === "office" || driver?.is_id_verified === true,
    is_examined: applicationSteps.some(({ step }) => step === "practical_test"),
    is_printed: row.is_printed,
    is_begun: history.some(({ by_actor }) => by_actor === "officer"),
  };
}
