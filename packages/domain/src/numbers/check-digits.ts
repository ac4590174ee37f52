// Damm's quasigroup of order 10: a zero diagonal, and no two digits that can be swapped unseen.
const damm = [
  "0317598642",
  "7092154863",
  "4206871359",
  "1750983426",
  "6123045978",
  "3674209581",
  "5869720134",
  "8945362017",
  "9438617205",
  "2581436790",
];

/**
 * The check digit of a row of digits, by Damm's algorithm: it catches every wrong digit and every swap of two
 * neighbours. Characters that are not digits are passed over; a row that ends in its own check digit gives "0".
 *
 * @example
 * dammDigit("572"); // "4"
 */
export function dammDigit(digits: string): string {
  return digits
    .replace(/\D/g, "")
    .split("")
    .reduce((row, digit) => damm[Number(row)]?.[Number(digit)] ?? "0", "0");
}

/**
 * The letters and digits of a code that is read aloud and copied by hand. Without 0, 1, I, L and O there are 31 of them,
 * a prime number, which the check character needs.
 *
 * @example
 * codeAlphabet.length; // 31
 */
export const codeAlphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/**
 * The check character of a code, by the pure system of ISO 7064 (as MOD 37,2) with the modulus 31 and the radix 2: it
 * catches every wrong character and every swap of two neighbours. "" where a character is not of the alphabet.
 *
 * @example
 * checkCharacter("K7M2P"); // one character of codeAlphabet
 */
export function checkCharacter(body: string): string {
  const places = body.split("").map((character) => codeAlphabet.indexOf(character));
  if (places.includes(-1)) return "";
  const remainder = places.reduce((total, place) => ((total + place) * 2) % 31, 0);
  return codeAlphabet[(31 + 1 - remainder) % 31] ?? "";
}
