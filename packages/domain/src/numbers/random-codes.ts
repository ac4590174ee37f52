import { checkCharacter, codeAlphabet } from "./check-digits.ts";

/**
 * A source of random numbers from 0 up to, but not including, 1. It must be cryptographically secure if the codes are
 * secret.
 */
export type Random = () => number;

// Draws random characters from an alphabet. If the source returns a number out of range, the first character is used.
function characters(alphabet: string, length: number, random: Random): string {
  const pick = () => alphabet[Math.floor(random() * alphabet.length)] ?? alphabet.charAt(0);
  return Array.from({ length }, pick).join("");
}

/**
 * Creates a code that anyone can use to check a person's licence: 9 random unambiguous characters (over 26 trillion
 * codes) and a check character, in two groups of five.
 *
 * @example
 * shareCode(random); // such as "K7M2P-QX4TD"
 */
export function shareCode(random: Random): string {
  const body = characters(codeAlphabet, 9, random);
  const code = body + checkCharacter(body);
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

/**
 * Normalises a typed share code. Returns null if its check character is wrong. Case, spaces and a missing hyphen are
 * ignored.
 *
 * @example
 * readShareCode("k7m2p qx4td");
 */
export function readShareCode(text: string): string | null {
  if (text.length > 40) return null;
  const code = text.toUpperCase().replace(/[\s-]/g, "");
  const fits = code.length === 10 && checkCharacter(code.slice(0, 9)) === code[9];
  return fits ? `${code.slice(0, 5)}-${code.slice(5)}` : null;
}
