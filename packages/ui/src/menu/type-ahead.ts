/** The longest pause between two letters of one typed word, in milliseconds. */
export const pause = 700;

/**
 * Returns the index of the next item that begins with the typed letters, wrapping around. Typing the same letter again
 * moves to the next item that begins with it. Returns `-1` if no item matches.
 *
 * @example
 * findTyped(["Edit", "Share", "Save"], 0, "s"); // 1
 */
export function findTyped(labels: readonly string[], from: number, typed: string): number {
  const letters = [...typed.toLowerCase()];
  const isOneLetter = letters.every((letter) => letter === letters[0]);
  const sought = isOneLetter ? (letters[0] ?? "") : letters.join("");
  // While a word is being typed, the current item can still match.
  const first = isOneLetter ? from + 1 : Math.max(from, 0);
  const order = labels.map((_, step) => (first + step) % labels.length);
  return order.find((index) => labels[index]?.trim().toLowerCase().startsWith(sought)) ?? -1;
}
