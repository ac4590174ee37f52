import { wordsOf } from "../drivers/like-name.ts";

interface Names {
  readonly first_name: string;
  readonly other_name: string | null;
  readonly last_name: string;
}

/**
 * Whether a trainee's name can be this person's: it has at least two words, and each is also in the person's name.
 * Trainee numbers are easy to guess, so a number alone proves nothing.
 *
 * @example
 * isTrainee("MENSAH, Ama", { first_name: "Ama", other_name: "Serwaa", last_name: "Mensah" }); // true
 */
export function isTrainee(trainee: string, { first_name, other_name, last_name }: Names): boolean {
  const theirs = new Set(wordsOf(`${first_name} ${other_name ?? ""} ${last_name}`));
  const words = wordsOf(trainee);
  return words.length > 1 && words.every((word) => theirs.has(word));
}
