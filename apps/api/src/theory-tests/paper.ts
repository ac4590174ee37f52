import { drawPaper, type Part, partRules, type Random, shuffled } from "@kwan/domain";
import type { PaperQuestion } from "../db/tables.ts";
import { bank } from "./bank/index.ts";
import type { Question } from "./bank/question.ts";

const letters = ["a", "b", "c", "d"] as const;

/** The options in an order by chance, named by where they stand: neither place nor name says which one is right. */
export function mixedOptions(
  { right, wrong }: Pick<Question, "right" | "wrong">,
  random: Random,
): Pick<PaperQuestion, "options" | "right_option"> {
  const texts = shuffled([right, ...wrong], random);
  const options = letters.map((id, at) => ({ id, text: texts[at] ?? "" }));
  return { options, right_option: letters[texts.indexOf(right)] ?? "" };
}

/**
 * A paper drawn from the bank. Its questions are numbered anew and kept whole with it, so that a later change of the
 * bank changes nothing of what was asked, and the names of the bank never leave.
 */
export const makePaper = (part: Part, random: Random): PaperQuestion[] =>
  drawPaper(bank[part], partRules[part].questions, random).map((question, at) => ({
    id: `q${at + 1}`,
    topic: question.topic,
    text: question.text,
    sign: question.sign,
    ...mixedOptions(question, random),
  }));
