import { checkCharacter, codeAlphabet } from "./check-digits.ts";

/** Where chance comes from: a number from 0 up to, not including, 1. For a secret, let it come from a secure source. */
export type Random = () => number;

// A source that breaks its promise still gives characters of the alphabet.
function characters(alphabet: string, length: number, random: Random): string {
  const pick = () => alphabet[Math.floor(random() * alphabet.length)] ?? alphabet.charAt(0);
  return Array.from({ length }, pick).join("");
}

/**
 * A code that opens someone's licence to whoever is told it: 9 random characters that cannot be mistaken for one
 * another (over 26 million million codes) and a check character, in two groups of five.
 *
 * @example
 * shareCode(random); // "K7M2P-QX4TD"
 */
export function shareCode(random: Random): string {
  const body = characters(codeAlphabet, 9, random);
  const code = body + checkCharacter(body);
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

/**
 * A share code as typed, brought to its one form; null where its check character does not fit. Small letters, spaces and
 * a missing hyphen do not matter.
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
