import type { Topic } from "@kwan/domain";
import type { SignId } from "./sign-ids.ts";

/** A question of the bank. The right answer is separate from the wrong ones: options are shown in random order. */
export interface Question {
  readonly id: string;
  readonly topic: Topic;
  readonly text: string;
  /** The road sign to show, if there is one. */
  readonly sign: SignId | null;
  readonly right: string;
  readonly wrong: readonly [string, string, string];
  /** Why the answer is right. Only shown in practice. */
  readonly explanation: string;
}
