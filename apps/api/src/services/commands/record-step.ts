import { type StepName, steps } from "@kwan/domain/kinds";
import { note } from "../../audit/append.ts";
import type { Actor, Asked } from "../../calls/handler.ts";
import { DomainError, invalidField } from "../../domain-error.ts";
import { seeApplication } from "../policy.ts";
import { settleStep } from "../steps-store.ts";
import { type ApplicationRow, findApplication, insertPracticalTest, lockApplication } from "../store.ts";
import { testsFinished } from "./finish-tests.ts";

/** An officer notes that a step is done or failed, in the state to which the step belongs. */
export async function recordStep(
  asked: Asked,
  actor: Actor,
  id: string,
  { step, state, words }: { step: string; state: "done" | "failed"; words: string | null },
): Promise<ApplicationRow> {
  const { db, deps } = asked;
  const application = seeApplication(actor, await lockApplication(db, id));
  const known = Object.hasOwn(steps, step) ? steps[step as StepName] : undefined;
  if (!known) throw invalidField("step", "There is no such step. Read the application's steps.");
  if (known.by === "applicant")
    throw new DomainError("forbidden", { message: "The applicant does this step, not the office." });
  if (known.during !== application.status)
    throw new DomainError("state_forbids", {
      message: `This step belongs to another state: ${known.during.replace("_", " ")}.`,
    });
  if (!(await settleStep(db, { service_id: id, step, state, done_at: deps.now(), note: words })))
    throw invalidField("step", "This application has no such step. Read its steps.");
  await note(asked, { action: "record_step", entity: "service", entity_id: id, after: { step, state } });
  await testsFinished(asked, id);
  return seeApplication(actor, await findApplication(db, id));
}

/** A practical test is recorded with its day and score; passed, it closes its step. */
export async function recordPracticalTest(
  asked: Asked,
  actor: Actor,
  id: string,
  test: { tested_on: string; is_passed: boolean; score?: number | null | undefined; note?: string | null | undefined },
): Promise<ApplicationRow> {
  const { db, deps } = asked;
  if (test.tested_on > deps.now().toISOString().slice(0, 10))
    throw invalidField("tested_on", "The test can't be after today. Check the year.");
  const recorded = await recordStep(asked, actor, id, {
    step: "practical_test",
    state: test.is_passed ? "done" : "failed",
    words: test.note ?? null,
  });
  const score = test.score ?? null;
  await insertPracticalTest(db, {
    id: deps.newId("prt"),
    service_id: id,
    tested_on: test.tested_on,
    is_passed: test.is_passed,
    score,
    note: test.note ?? null,
    recorded_by: actor.id,
    recorded_at: deps.now(),
  });
  return recorded;
}
