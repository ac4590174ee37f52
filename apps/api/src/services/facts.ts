import type { Facts } from "@kwan/domain";
import { type Choices, quote, type StepName, steps, type Tier } from "@kwan/domain/kinds";
import type { Queries } from "../db/open.ts";
import { owes } from "../invoices/commands/owed-invoices.ts";
import { rowOf } from "./kind-of.ts";
import { type ApplicationRow, stepsOfApplication } from "./store.ts";

/** What bears on the cost of an application. */
const choicesOf = (application: ApplicationRow): Choices => ({
  tier: application.tier as Tier,
  is_delivered: application.delivery_location_id !== null,
  is_late: false,
  is_printed: rowOf(application).is_printed,
});

/**
 * The facts on which the table of states depends, as they are now. A draft owes what its invoice will say; later an
 * application owes while an invoice of its is unpaid.
 */
export async function factsOf(db: Queries, application: ApplicationRow): Promise<Facts> {
  const row = rowOf(application);
  const laid = await stepsOfApplication(db, application.id);
  const during = (stage: string) => laid.filter(({ step }) => steps[step as StepName]?.during === stage);
  const tests = during("testing");
  const willCost = quote(row.prices, choicesOf(application)).on_sending.length > 0;
  return {
    owes: application.status === "draft" ? willCost : await owes(db, application.id),
    has_tests: tests.length > 0,
    tests_passed: tests.length > 0 && tests.every(({ state }) => state === "done"),
    review_done: during("in_review").every(({ state }) => state === "done"),
    is_printed: row.is_printed,
  };
}
