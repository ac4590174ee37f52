import { readFileSync } from "node:fs";
import type { Part, Topic } from "@kwan/domain";
import type { Language } from "@kwan/domain/language";

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

/** A question in English. Its translations are separate. */
export interface Question extends QuestionWords {
  readonly id: string;
  readonly topic: Topic;
  /** The road sign to show, if there is one. */
  readonly sign: string | null;
}

type QuestionFile = Readonly<Record<Topic, Readonly<Record<string, QuestionWords & { readonly sign?: string }>>>>;

/** The names of the road signs, by topic and sign. The test asks what to do at a sign, and practice asks for its name. */
interface SignFile {
  readonly text: string;
  readonly names: Readonly<
    Record<Topic, Readonly<Record<string, { readonly name: string; readonly explanation: string }>>>
  >;
}

const signFile = "practice/signs";
const bankFiles: Readonly<Record<Part, readonly string[]>> = {
  road_sign: ["bank/signs-prohibitory", "bank/signs-warning", "bank/signs-orders", "bank/signs-information"],
  road_traffic: ["bank/traffic-roads", "bank/traffic-manoeuvres", "bank/traffic-safety", "bank/traffic-drivers"],
};
const practiceFiles = ["practice/traffic-road", "practice/traffic-people"];

/** Reads a file of questions. Each language has a folder with the same files, as the messages have. */
const readJson = <T>(language: Language, name: string): T =>
  JSON.parse(readFileSync(new URL(`../../../questions/${language}/${name}.json`, import.meta.url), "utf8"));

const questionsIn = (language: Language, names: readonly string[]): Question[] =>
  names.flatMap((name) =>
    Object.entries(readJson<QuestionFile>(language, name)).flatMap(([topic, questions]) =>
      Object.entries(questions).map(([id, question]) => ({ id, topic: topic as Topic, sign: null, ...question })),
    ),
  );

/**
 * Returns a question about the name of each sign. The wrong names are from the sign's own family, if it is large enough,
 * so that shape and colour alone do not give the answer away.
 */
function signQuestionsIn(language: Language): Question[] {
  const { text, names } = readJson<SignFile>(language, signFile);
  const signs = Object.entries(names).flatMap(([topic, family]) =>
    Object.entries(family).map(([sign, words]) => ({ topic: topic as Topic, sign, ...words })),
  );
  return signs.map(({ topic, sign, name, explanation }) => {
    const family = signs.filter((each) => each.topic === topic);
    const pool = family.length > 3 ? family : signs.slice(0, 8);
    const at = pool.findIndex((each) => each.sign === sign);
    const [one = "", two = "", three = ""] = [...pool.slice(at + 1), ...pool].map((each) => each.name);
    return { id: `practice-${sign}`, topic, text, sign, right: name, wrong: [one, two, three], explanation };
  });
}

/** All questions of the test, by part. */
export const bank: Readonly<Record<Part, readonly Question[]>> = {
  road_sign: questionsIn("en", bankFiles.road_sign),
  road_traffic: questionsIn("en", bankFiles.road_traffic),
};

/**
 * The public practice questions, with answers and explanations. None of them is in the bank, because a test's answers
 * must not be revealed before the test ends.
 */
export const practice: Readonly<Record<Part, readonly Question[]>> = {
  road_sign: signQuestionsIn("en"),
  road_traffic: questionsIn("en", practiceFiles),
};

/** Every road sign that a question can show. */
export const signIds: readonly string[] = practice.road_sign.flatMap(({ sign }) => sign ?? []);

type Translated = Exclude<Language, "en">;

/** The text of every question by its ID, in every language except English, which is the language of the bank itself. */
export const translations: Readonly<Record<Translated, Readonly<Record<string, QuestionWords>>>> = {
  fr: Object.fromEntries(
    [
      ...questionsIn("fr", [...bankFiles.road_sign, ...bankFiles.road_traffic, ...practiceFiles]),
      ...signQuestionsIn("fr"),
    ].map(({ id, text, right, wrong, explanation }) => [id, { text, right, wrong, explanation }]),
  ),
};

export const wordsOf = (question: Question, language: Language): QuestionWords =>
  language === "en" ? question : (translations[language][question.id] ?? question);
