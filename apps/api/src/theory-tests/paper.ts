import { drawPaper, type Part, partRules, type Random, shuffled } from "@kwan/domain";
import type { PaperQuestion } from "../db/tables.ts";
import { bank } from "./bank/index.ts";
import type { Question } from "./bank/question.ts";

const letters = ["a", "b", "c", "d"] as const;

/** The options in random order, named by their position: neither position nor name reveals the right one. */
export function mixedOptions(
  { right, wrong }: Pick<Question, "right" | "wrong">,
  random: Random,
): Pick<PaperQuestion, "options" | "right_option"> {
  const texts = shuffled([right, ...wrong], random);
  const options = letters.map((id, at) => ({ id, text: texts[at] ?? "" }));
  return { options, right_option: letters[texts.indexOf(right)] ?? "" };
}

/**
 * Draws a paper from the bank. It holds numbered copies of the questions, so that later changes to the bank do not
 * affect it, and the bank's ids are never sent.
 */
export const makePaper = (part: Part, random: Random): PaperQuestion[] =>
  drawPaper(bank[part], partRules[part].questions, random).map((question, at) => ({
    id: `q${at + 1}`,
    topic: question.topic,
    text: question.text,
    sign: question.sign,
    ...mixedOptions(question, random),
  }));
