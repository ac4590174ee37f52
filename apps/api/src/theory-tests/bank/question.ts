import type { Topic } from "@kwan/domain";
import type { SignId } from "./sign-ids.ts";

/**
 * The texts of a question that people read. The right answer is separate from the wrong ones, because options are
 * shown in random order.
 */
export interface QuestionWords {
  readonly text: string;
  readonly right: string;
  readonly wrong: readonly [string, string, string];
  /** Why the answer is right. Only shown in practice. */
  readonly explanation: string;
}

/** A question in the question bank, in English. */
export interface Question extends QuestionWords {
  readonly id: string;
  readonly topic: Topic;
  /** The road sign to show, if there is one. */
  readonly sign: SignId | null;
}

/** The translation of some questions: the texts of each one, by its id. */
export type Translation<Questions extends readonly Question[]> = Readonly<
  Record<Questions[number]["id"], QuestionWords>
>;
