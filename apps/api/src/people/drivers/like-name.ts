/** Returns the words in a name in lower case, without accents. */
export const wordsOf = (name: string): string[] =>
  name
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** Whether two words are the same, or differ by one letter that was added, left out or changed. */
function isLikeWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 4 || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}

/**
 * Whether two names can be of the same person: each has at least two words, and every word of the shorter one is like a
 * word of the other, in any order.
 *
 * @example
 * isLikeName("Kofi Mensah", "MENSA, Kofi Yaw"); // true
 */
export function isLikeName(one: string, other: string): boolean {
  const [short = [], long = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  return short.length > 1 && short.every((word) => long.some((each) => isLikeWord(word, each)));
}
