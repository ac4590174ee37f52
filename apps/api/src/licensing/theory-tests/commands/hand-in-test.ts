import { m } from "#messages";
import type { Actor, Context } from "../../../platform/context.ts";
import { invalidField, orNotFound } from "../../../platform/domain-error.ts";
import type { AttemptId } from "../../../platform/ids.ts";
import { isOver } from "../policy.ts";
import { presentTest, type TheoryTest } from "../present.ts";
import { type AttemptRow, findAttempt, keepAnswers } from "../store.ts";
import { problemOf } from "./answer-question.ts";
import { finishAttempt } from "./finish-attempt.ts";
import { holdApplication, type Place, readStanding } from "./read-test.ts";

/**
 * Ends a test and scores it. The answers in the request count if there is still time. The call is idempotent: if the
 * test has already ended, its result is returned again.
 */
export async function endTest(
  context: Context<Actor>,
  place: Place,
  submission: { readonly attempt: AttemptId; readonly answers?: Readonly<Record<string, string>> | undefined },
): Promise<TheoryTest> {
  const { tx, deps } = context;
  const now = deps.now();
  const application = await holdApplication(context, place);
  const attempt = orNotFound(await findAttempt(tx, submission.attempt, application.id, place.part), "test");
  if (attempt.finished_at === null) {
    const answers = isOver(attempt, now) ? attempt.answers : merged(attempt, submission.answers ?? {});
    if (answers !== attempt.answers) await keepAnswers(tx, attempt.id, answers);
    await finishAttempt(context, application, { ...attempt, answers });
  }
  const after = await holdApplication(context, place);
  return presentTest(await readStanding(tx, after, place.part, deps.today()), now);
}

function merged(attempt: AttemptRow, answers: Readonly<Record<string, string>>): Record<string, string> {
  const wrong = Object.entries(answers).find(([question, answer]) => problemOf(attempt, question, answer));
  if (wrong) throw invalidField("answers", m.theory_tests_answer_of_other_paper());
  return { ...attempt.answers, ...answers };
}
