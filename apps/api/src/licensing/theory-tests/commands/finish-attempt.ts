import { score } from "@kwan/domain";
import { m } from "#messages";
import { notifyDriver } from "../../../people/drivers/notify-driver.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Context } from "../../../platform/context.ts";
import { testsFinished } from "../../services/commands/finish-tests.ts";
import { settleTestStep } from "../../services/steps-store.ts";
import { isAtTests, isOver, positionOf, stepOf } from "../policy.ts";
import type { TestedApplication } from "../standing.ts";
import { type AttemptRow, closeAttempt } from "../store.ts";

/**
 * Scores a paper, records the result on the step, notifies the learner, and advances the application after its last
 * test. The caller must have locked the application.
 */
export async function finishAttempt(
  context: Context,
  application: TestedApplication,
  attempt: AttemptRow,
): Promise<void> {
  const { tx, deps } = context;
  const { id, part, paper, answers } = attempt;
  // A paper that was never submitted ended at its deadline, no matter when it is scored.
  const finished_at = isOver(attempt, deps.now()) ? attempt.deadline_at : deps.now().toISOString();
  const { right, questions, pass_mark, is_passed, topics_missed } = score(part, paper, answers);
  await closeAttempt(tx, id, { finished_at, right_answers: right, is_passed, topics_missed });
  await recordAudit(context, {
    action: "finish_theory_test",
    entity: "service",
    entity_id: application.id,
    after: { part, attempt: id, right, is_passed },
  });
  const texts = { part, right, questions, pass_mark };
  await notifyDriver(context, application.driver_id, {
    words: () =>
      is_passed
        ? { title: m.theory_tests_passed_title({ part }), message: m.theory_tests_passed(texts) }
        : { title: m.theory_tests_failed_title({ part }), message: m.theory_tests_failed(texts) },
    application_id: application.id,
    type: "theory_test",
    dedupe_key: `theory_test:${id}`,
  });
  if (!isAtTests(application.status)) return;
  const step = stepOf(part);
  await settleTestStep(tx, {
    application_id: application.id,
    step,
    position: positionOf(application.kind, step),
    state: is_passed ? "done" : "failed",
    done_at: finished_at,
    note: { code: "theory_test", right, questions, pass_mark },
  });
  if (is_passed) await testsFinished(context, application.id);
}
