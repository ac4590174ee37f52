import { addMonths } from "../dates/calendar.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import { figures } from "../licences/figures.ts";
import { type Part, partRules, type Topic } from "./parts.ts";

/**
 * A question of a test together with its correct option, which must not be sent to the learner before the test has
 * ended.
 */
export interface MarkedQuestion {
  readonly id: string;
  readonly topic: Topic;
  readonly right_option: string;
}

export interface Score {
  readonly right: number;
  readonly questions: number;
  readonly pass_mark: number;
  readonly is_passed: boolean;
  /** The topics with wrong or missing answers, most mistakes first. The questions themselves are not returned. */
  readonly topics_missed: readonly { readonly topic: Topic; readonly missed: number }[];
}

/**
 * Scores a part against its pass mark. Every question is worth one point, a missing answer counts as wrong, and answers
 * to questions that are not in the test are ignored.
 *
 * @example
 * score("road_sign", paper, { q1: "b" }).is_passed;
 */
export function score(part: Part, paper: readonly MarkedQuestion[], answers: Readonly<Record<string, string>>): Score {
  const wrong = paper.filter(
    (question) => !Object.hasOwn(answers, question.id) || answers[question.id] !== question.right_option,
  );
  const missed = new Map<Topic, number>();
  for (const question of wrong) missed.set(question.topic, (missed.get(question.topic) ?? 0) + 1);
  const right = paper.length - wrong.length;
  const { pass_mark } = partRules[part];
  return {
    right,
    questions: paper.length,
    pass_mark,
    is_passed: right >= pass_mark,
    topics_missed: [...missed]
      .map(([topic, count]) => ({ topic, missed: count }))
      .sort((a, b) => b.missed - a.missed || a.topic.localeCompare(b.topic, "en")),
  };
}

/** Returns whether a pass is still valid. A pass is valid for twelve months, including the last day. */
export const isPassValid = (passed_on: PlainDate, on: PlainDate): boolean =>
  passed_on <= on && on <= addMonths(passed_on, figures.theory_pass_months);
