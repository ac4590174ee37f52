import type { Action, PlainDate } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import {
  askedDocuments,
  documentState,
  documents,
  eligibility,
  figures,
  isEyeTestValid,
  type KindRow,
} from "@kwan/domain/kinds";
import { m } from "#messages";
import { recordOf } from "../../people/drivers/record.ts";
import { findDriver, lastEyeTest } from "../../people/drivers/store.ts";
import type { Queries } from "../../platform/db/open.ts";
import { orNotFound } from "../../platform/domain-error.ts";
import { rowOf } from "./kind-of.ts";
import { stepsOfApplication } from "./steps-store.ts";
import { type ApplicationRow, documentsOf } from "./store.ts";

/**
 * When the facts are read. A decision grants something, so that every fact has to hold on that day. After it, only what
 * has turned against the person stops the card: nobody loses a card because the office took long to print it.
 */
type Moment = "decision" | "after";

const afterwards: ReadonlySet<Action> = new Set(["produce", "mark_ready", "hand_over", "complete"]);

function momentOf(row: KindRow, action: Action): Moment | null {
  if (action === "approve" || (action === "open_tests" && row.effect.at === "testing")) return "decision";
  return afterwards.has(action) ? "after" : null;
}

/**
 * Returns which fact on which an application's effect rests does not hold, or null if all do. Results and the licence itself
 * are in the table of states and in `requirePossible`.
 */
export async function whyFactsForbid(
  db: Queries,
  application: ApplicationRow,
  action: Action,
  today: PlainDate,
): Promise<string | null> {
  const row = rowOf(application);
  const moment = momentOf(row, action);
  if (moment === null) return null;
  const driver = orNotFound(await findDriver(db, application.driver_id), "driver");
  if (row.filed_by !== "office" && !driver.is_id_verified) return m.services_identity_withdrawn();
  const uploads = await documentsOf(db, application.id);
  const refused = askedDocuments(row.documents, application.details).find(
    ({ document }) => documentState(uploads.filter((file) => file.document === document)) === "refused",
  );
  if (refused) return m.services_document_was_refused({ document: documents[refused.document].title });
  const steps = await stepsOfApplication(db, application.id);
  if (steps.some(({ step }) => step === "eye_test")) {
    const test = await lastEyeTest(db, application.driver_id);
    if (test && !test.is_passed) return m.services_eye_test_failed({ date: formatDate(test.tested_on, "long") });
    if (moment === "decision" && !isEyeTestValid(test ?? null, today))
      return m.services_eye_test_missing({ days: figures.eye_test_days });
  }
  if (!row.requirements.some(({ code }) => code === "training_incomplete")) return null;
  const { reasons } = eligibility(row, await recordOf(db, driver), today);
  const untrained = reasons.find(({ code }) => code === "training_incomplete");
  return untrained ? m.services_training_missing({ reason: untrained.message }) : null;
}
