import type { Topic } from "@kwan/domain";
import type { SignId } from "../practice/sign-names.ts";

/**
 * The text of a question. The right answer is separate from the wrong answers, because options are shown in random
 * order.
 */
export interface QuestionWords {
  readonly text: string;
  readonly right: string;
  readonly wrong: readonly [string, string, string];
  /** Why the answer is right. This is only shown in practice tests. */
  readonly explanation: string;
}

/** An English question in the question bank. */
export interface Question extends QuestionWords {
  readonly id: string;
  readonly topic: Topic;
  /** The road sign to show, if there is one. */
  readonly sign: SignId | null;
}

/**
 * Adds the topic to each question, and a null sign if the question shows none, so that the bank does not have to repeat
 * these properties.
 *
 * @example
 * onTopic("parking", [{ id: "parking-near-junction", text, right, wrong, explanation }]);
 */
export const onTopic = <const Id extends string>(
  topic: Topic,
  questions: readonly (QuestionWords & { readonly id: Id; readonly sign?: SignId })[],
): readonly (Question & { readonly id: Id })[] => questions.map((question) => ({ sign: null, ...question, topic }));

/** A translation of a list of questions: the text of each question, by its ID. */
export type Translation<Questions extends readonly Question[]> = Readonly<
  Record<Questions[number]["id"], QuestionWords>
>;
