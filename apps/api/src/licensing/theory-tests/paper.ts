import { drawPaper, type Part, partRules, type Random, shuffle } from "@kwan/domain";
import { languages } from "@kwan/domain/language";
import type { PaperQuestion } from "../../platform/db/tables.ts";
import { bank, type Question, type QuestionWords, wordsOf } from "./questions.ts";

const letters = ["a", "b", "c", "d"] as const;

/** The positions of a question's options, in the order in which they are shown. Position 0 is the right answer. */
type Order = readonly number[];
const drawOrder = (random: Random): Order => shuffle([0, 1, 2, 3], random);

/**
 * Returns the options in the given order, named by their position. Neither the position nor the name reveals the right
 * answer.
 */
const optionsIn = (order: Order, { right, wrong }: Pick<QuestionWords, "right" | "wrong">): PaperQuestion["options"] =>
  letters.map((id, at) => ({ id, text: [right, ...wrong][order[at] ?? 0] ?? "" }));

const rightIn = (order: Order): string => letters[order.indexOf(0)] ?? "";

export function mixedOptions(
  words: Pick<QuestionWords, "right" | "wrong">,
  random: Random,
): Pick<PaperQuestion, "options" | "right_option"> {
  const order = drawOrder(random);
  return { options: optionsIn(order, words), right_option: rightIn(order) };
}

function paperQuestion(question: Question, id: string, random: Random): PaperQuestion {
  const order = drawOrder(random);
  const wordsIn = (words: QuestionWords) => ({ text: words.text, options: optionsIn(order, words) });
  const { topic, sign } = question;
  const translations = Object.fromEntries(
    languages.flatMap((language) => (language === "en" ? [] : [[language, wordsIn(wordsOf(question, language))]])),
  );
  return { id, topic, sign, ...wordsIn(question), right_option: rightIn(order), translations };
}

/**
 * Selects the questions for a test at random, and copies them in every language under new IDs. Later changes to the
 * bank do not affect the test, the learner can change language during the test, and the bank's IDs are never sent.
 */
export const makePaper = (part: Part, random: Random): PaperQuestion[] =>
  drawPaper(bank[part], partRules[part].questions, random).map((question, at) =>
    paperQuestion(question, `q${at + 1}`, random),
  );
