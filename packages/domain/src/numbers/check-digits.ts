// The Damm algorithm's table. Each digit selects a column, and the interim result selects the row.
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
 * Returns the Damm check digit for the digits in a string. It detects every wrong digit and every swap of two adjacent
 * ones. Other characters are ignored. If the digits end in their own check digit, the result is "0".
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
 * The characters used in codes that people read aloud and copy: digits and capital letters without 0, 1, I, L and O.
 * There are 31, because the check character requires a prime number of characters.
 *
 * @example
 * codeAlphabet.length; // 31
 */
export const codeAlphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/**
 * Returns the check character for a code, using an ISO 7064 pure system with modulus 31 and radix 2. It detects every
 * wrong character and every swap of two adjacent ones. Returns "" if a character is not in the alphabet.
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
