import type { Topic } from "@kwan/domain";
import type { SignId } from "./sign-ids.ts";

/** A question of the bank. The right answer stands apart from the wrong ones: in which order they are shown is drawn. */
export interface Question {
  readonly id: string;
  readonly topic: Topic;
  readonly text: string;
  /** The road sign to show, where there is one. */
  readonly sign: SignId | null;
  readonly right: string;
  readonly wrong: readonly [string, string, string];
  /** Why the right answer is right: shown in practice only. */
  readonly explanation: string;
}
