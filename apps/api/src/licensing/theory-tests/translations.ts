import type { Language } from "@kwan/domain/language";
import { bank as frenchBank } from "./bank/fr/index.ts";
import type { Question, QuestionWords } from "./bank/question.ts";
import { practice as frenchPractice } from "./practice/fr/index.ts";

export type Translated = Exclude<Language, "en">;

/** The text of every question by its ID, in every language except English, which is the language of the bank itself. */
export const translations: Readonly<Record<Translated, Readonly<Record<string, QuestionWords>>>> = {
  fr: { ...frenchBank, ...frenchPractice },
};

export const wordsOf = (question: Question, language: Language): QuestionWords =>
  language === "en" ? question : (translations[language][question.id] ?? question);
