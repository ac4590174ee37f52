import type { Question, QuestionWords } from "../bank/question.ts";
import { type SignId, type SignName, signNames } from "./sign-names.ts";

/**
 * Returns three wrong names from the sign's own family, if the family is large enough, so that shape and colour alone
 * do not give the answer away.
 */
function wrongNames([sign, topic]: SignName, nameOf: (row: SignName) => string): readonly [string, string, string] {
  const family = signNames.filter((row) => row[1] === topic);
  const pool = family.length > 3 ? family : signNames.slice(0, 8);
  const at = pool.findIndex((row) => row[0] === sign);
  const [one = "", two = "", three = ""] = [...pool.slice(at + 1), ...pool].slice(0, 3).map(nameOf);
  return [one, two, three];
}

export const signPractice: readonly Question[] = signNames.map((row) => {
  const [sign, topic, right, explanation] = row;
  const text = "What is this sign called?";
  const wrong = wrongNames(row, ([, , name]) => name);
  return { id: `practice-${sign}`, topic, text, sign, right, wrong, explanation };
});

/** Returns the sign questions in another language, from the translated question and the names of all signs. */
export const translateSigns = (
  text: string,
  words: Readonly<Record<SignId, readonly [name: string, explanation: string]>>,
): Readonly<Record<string, QuestionWords>> =>
  Object.fromEntries(
    signNames.map((row) => {
      const [right, explanation] = words[row[0]];
      const wrong = wrongNames(row, ([sign]) => words[sign][0]);
      return [`practice-${row[0]}`, { text, right, wrong, explanation }];
    }),
  );
