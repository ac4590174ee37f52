/**
 * Returns text without accents and capital letters, so that a search does not depend on them.
 *
 * @example
 * plain("Région") // "region"
 */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** Whether a text contains every word that somebody has typed, in any order. */
export const hasEveryWord = (text: string, typed: string): boolean => {
  const about = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => about.includes(word));
};
