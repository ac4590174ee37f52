import { m } from "#messages";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, invalidField, orNotFound, type Refusal, refuse } from "../../../platform/domain-error.ts";
import type { AttemptId } from "../../../platform/ids.ts";
import { isOver } from "../policy.ts";
import { presentTest, type TheoryTest } from "../present.ts";
import { type AttemptRow, findAttempt, keepAnswers } from "../store.ts";
import { finishAttempt } from "./finish-attempt.ts";
import { holdApplication, type Place, readStanding } from "./read-test.ts";

/** Returns the error for an answer that is not valid for a question paper, or null if the answer is valid. */
export function problemOf({ paper }: AttemptRow, question: string, answer: string): DomainError | null {
  const paperQuestion = paper.find(({ id }) => id === question);
  if (!paperQuestion) return invalidField("question", m.theory_tests_question_of_other_paper());
  return paperQuestion.options.some(({ id }) => id === answer)
    ? null
    : invalidField("answer", m.theory_tests_no_such_answer());
}

/**
 * Stores an answer, replacing an earlier one. After the deadline, answers are refused and the paper is scored with the
 * stored answers.
 */
export async function giveAnswer(
  context: Context<Actor>,
  place: Place,
  submission: { readonly attempt: AttemptId; readonly question: string; readonly answer: string },
): Promise<TheoryTest | Refusal> {
  const { tx, deps } = context;
  const now = deps.now();
  const application = await holdApplication(context, place);
  const attempt = orNotFound(await findAttempt(tx, submission.attempt, application.id, place.part), "test");
  if (attempt.finished_at !== null) throw new DomainError("state_forbids", m.theory_tests_already_ended());
  if (isOver(attempt, now)) {
    await finishAttempt(context, application, attempt);
    return refuse(new DomainError("state_forbids", m.theory_tests_time_over()));
  }
  const problem = problemOf(attempt, submission.question, submission.answer);
  if (problem) throw problem;
  await keepAnswers(tx, attempt.id, { ...attempt.answers, [submission.question]: submission.answer });
  return presentTest(await readStanding(tx, application, place.part, deps.today()), now);
}
