import type { AnswerOf, getPractice, startTest } from "@kwan/contract";
import { type Part, partRules, type Random } from "@kwan/domain";
import { getLanguage } from "@kwan/domain/language";
import { mixedOptions } from "./paper.ts";
import { practice, wordsOf } from "./questions.ts";
import type { Standing } from "./standing.ts";
import type { AttemptRow } from "./store.ts";

export type TheoryTest = AnswerOf<typeof startTest>;

/** Presents a paper. Each property is listed, so that neither the answer key nor the topic is sent. */
const presentPaper = ({
  id,
  started_at,
  deadline_at,
  paper,
  answers,
}: AttemptRow): NonNullable<TheoryTest["paper"]> => ({
  attempt: id,
  started_at,
  deadline_at,
  questions: paper.map((question, at) => {
    const { text, options } = question.translations?.[getLanguage()] ?? question;
    return {
      id: question.id,
      number: at + 1,
      text,
      sign: question.sign,
      options: options.map((option) => ({ id: option.id, text: option.text })),
      answer: answers[question.id] ?? null,
    };
  }),
});

export function presentTest(standing: Standing, now: Date): TheoryTest {
  const { part, state, message, attempts_left, may_start_on, running, finished } = standing;
  const { questions, minutes, pass_mark } = partRules[part];
  const result =
    state === "finished" && finished?.finished_at
      ? {
          right: finished.right_answers ?? 0,
          questions,
          pass_mark,
          is_passed: finished.is_passed ?? false,
          topics_missed: finished.topics_missed ?? [],
          finished_at: finished.finished_at,
        }
      : null;
  return {
    part,
    state,
    message,
    rules: { questions, minutes, pass_mark },
    attempts_left,
    may_start_on,
    now: now.toISOString(),
    paper: running ? presentPaper(running) : null,
    result,
  };
}

/** Returns the practice questions for a part, with answers and explanations. */
export const presentPractice = (part: Part, random: Random): AnswerOf<typeof getPractice> => ({
  part,
  questions: practice[part].map((question) => {
    const words = wordsOf(question, getLanguage());
    return {
      id: question.id,
      topic: question.topic,
      text: words.text,
      sign: question.sign,
      explanation: words.explanation,
      ...mixedOptions(words, random),
    };
  }),
});
