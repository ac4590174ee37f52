import { addMonths } from "../dates/calendar.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import { figures } from "../licences/figures.ts";
import { type Part, partRules, type Topic } from "./parts.ts";

/** A question as it stands on a paper, with the option that is right. Never leaves the server before the end. */
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
  /** Topics with a wrong or missing answer, most mistakes first; the questions themselves are not shown. */
  readonly topics_missed: readonly { readonly topic: Topic; readonly missed: number }[];
}

/**
 * Every question counts one; a missing answer is a wrong one; an answer to a question that is not on the paper
 * counts nothing. Passed with at least the part's pass mark.
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

/** A pass is good for twelve months, its last day included. */
export const passIsGood = (passed_on: PlainDate, on: PlainDate): boolean =>
  passed_on <= on && on <= addMonths(passed_on, figures.theory_pass_months);
