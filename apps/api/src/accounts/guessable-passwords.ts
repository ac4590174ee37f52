import { dictionary } from "@zxcvbn-ts/language-common";
import { invalidField } from "../domain-error.ts";

const message = "This password is too easy to guess. Choose another.";

/** The known passwords that the rules of the form allow, compared without case: more than the 3,000 that ASVS 6.2.4 asks for. */
const leaked = new Set(
  dictionary["passwords-common"]
    .map((each) => each.toLowerCase())
    .filter((each) => each.length >= 8 && /[a-z]/.test(each) && /[1-9!@#$%^&*\-_+=]/.test(each)),
);

/** Words that a guesser of passwords at this authority, or in this country, tries first. */
const localWords =
  "kwan dvla ghana accra kumasi tema tamale adom jesus blackstars manutd driver licence license password p@ssword passw0rd p@ssw0rd admin administrator welcome blessed blessing summer winter kwame kofi ama".split(
    " ",
  );

/** What is known of the owner of a password. */
export interface PasswordOwner {
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
  readonly other_name?: string | null | undefined;
  readonly username?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone_number?: string | null | undefined;
}

const wordsOf = (text: string | null | undefined): string[] => text?.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

function personalWords({ first_name, last_name, other_name, username, email, phone_number }: PasswordOwner): string[] {
  const [localPart] = email?.split("@") ?? [];
  // Without the country code or the leading zero, which people write in different ways.
  const phone = phone_number?.replace(/\D/g, "").slice(-9);
  return [first_name, last_name, other_name, username, localPart, phone].flatMap(wordsOf);
}

/** What is left of a password without these words; the longest go first, because one may be part of another. */
function without(password: string, words: readonly string[]): string {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  return longestFirst.reduce((left, word) => left.replaceAll(word, " "), password).replace(/[^\p{L}\p{N}]/gu, "");
}

/**
 * Whether a password is a known one, or is little more than words that anybody would try: those of this service and
 * those of its owner. Little more means digits alone, or fewer than six characters.
 *
 * @example
 * isGuessable("Mensah-1985", { last_name: "Mensah" }); // true
 */
export function isGuessable(password: string, ...owners: readonly PasswordOwner[]): boolean {
  const lower = password.normalize("NFKC").toLowerCase();
  if (leaked.has(lower)) return true;
  const words = [...localWords, ...owners.flatMap(personalWords)];
  if (!words.some((word) => lower.includes(word))) return false;
  const left = without(lower, words);
  return left.length < 6 || /^\d*$/.test(left);
}

/** Refuses a password that is easy to guess, with the words that the form shows. */
export function requireHardToGuess(password: string, ...owners: readonly (PasswordOwner | undefined)[]): void {
  if (isGuessable(password, ...owners.filter((each) => each !== undefined))) throw invalidField("password1", message);
}
