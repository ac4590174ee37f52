import type { Answers, Fields } from "@kwan/domain/kinds";

const textsIn = (answer: unknown): string[] =>
  Array.isArray(answer) ? answer.map(String) : typeof answer === "string" ? [answer] : [];

/** The country codes in the answers, and whether any field asks for a branch. */
export function placesIn(fields: Fields, answers: Answers): { codes: string[]; hasBranch: boolean } {
  const entries = Object.entries(fields);
  return {
    codes: entries
      .filter(([, { control }]) => control === "country" || control === "countries")
      .flatMap(([name]) => textsIn(answers[name])),
    hasBranch: entries.some(([, { control }]) => control === "branch"),
  };
}
