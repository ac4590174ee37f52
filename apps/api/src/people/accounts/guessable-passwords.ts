import { dictionary } from "@zxcvbn-ts/language-common";
import { m } from "#messages";
import { invalidField } from "../../platform/domain-error.ts";

/**
 * The leaked passwords that the form's rules would allow, in lower case. There are more than the 3,000 that ASVS 6.2.4
 * requires.
 */
const leaked = new Set(
  dictionary["passwords-common"]
    .map((each) => each.toLowerCase())
    .filter((each) => each.length >= 8 && /[a-z]/.test(each) && /[1-9!@#$%^&*\-_+=]/.test(each)),
);

/** Words that someone guessing passwords at this authority, or in this country, would try first. */
const localWords =
  "kwan dvla ghana accra kumasi tema tamale adom jesus blackstars manutd driver licence license password p@ssword passw0rd p@ssw0rd admin administrator welcome blessed blessing summer winter kwame kofi ama".split(
    " ",
  );

/** The personal details that a password must not mainly consist of. */
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
  // Leave out the country code or leading zero, which people write in different ways.
  const phone = phone_number?.replace(/\D/g, "").slice(-9);
  return [first_name, last_name, other_name, username, localPart, phone].flatMap(wordsOf);
}

/**
 * Removes these words from a password, longest first because one can contain another, and then everything that is not a
 * letter or digit.
 */
function without(password: string, words: readonly string[]): string {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  return longestFirst.reduce((left, word) => left.replaceAll(word, " "), password).replace(/[^\p{L}\p{N}]/gu, "");
}

/**
 * Whether a password is a common one, or consists mainly of words about this service or its owner: without those
 * words, only digits or fewer than six characters are left.
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

export function requireHardToGuess(password: string, ...owners: readonly (PasswordOwner | undefined)[]): void {
  if (isGuessable(password, ...owners.filter((each) => each !== undefined)))
    throw invalidField("password1", m.accounts_guessable());
}
