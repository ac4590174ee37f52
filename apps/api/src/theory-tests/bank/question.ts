import type { Topic } from "@kwan/domain";
import type { SignId } from "./sign-ids.ts";

/**
 * The text of a question. The right answer is separate from the wrong ones, because options are shown in random order.
 */
export interface QuestionWords {
  readonly text: string;
  readonly right: string;
  readonly wrong: readonly [string, string, string];
  /** Why the answer is right. Only shown in practice tests. */
  readonly explanation: string;
}

/** An English question in the question bank. */
export interface Question extends QuestionWords {
  readonly id: string;
  readonly topic: Topic;
  /** The road sign to show, if there is one. */
  readonly sign: SignId | null;
}

/** A translation of a list of questions: the text of each question, by its ID. */
export type Translation<Questions extends readonly Question[]> = Readonly<
  Record<Questions[number]["id"], QuestionWords>
>;
