/**
 * A random source that returns a number from 0 up to, but not including, 1, like Math.random. Unit tests pass their own
 * source, so that the same questions are drawn every time.
 */
export type Random = () => number;

/**
 * Shuffles items fairly (Fisher–Yates), so that every order is equally likely.
 *
 * @example
 * shuffle(["a", "b", "c"], random);
 */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  const drawn: T[] = [];
  while (rest.length > 0) drawn.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return drawn;
}

/**
 * Draws a test's questions at random, spread evenly over the topics: no topic gets another question until every topic
 * with questions left has had one. The result is shuffled. Throws a RangeError if there are too few questions.
 *
 * @example
 * drawPaper(bank, 20, random).length; // 20
 */
export function drawPaper<Q extends { readonly topic: string }>(
  bank: readonly Q[],
  count: number,
  random: Random,
): Q[] {
  if (bank.length < count)
    throw new RangeError(`The bank holds ${bank.length} questions, a paper needs ${count}. Add questions to the bank.`);
  const piles = new Map<string, Q[]>();
  for (const question of shuffle(bank, random))
    piles.set(question.topic, [...(piles.get(question.topic) ?? []), question]);
  const paper: Q[] = [];
  while (paper.length < count)
    for (const pile of shuffle([...piles.values()], random)) {
      const question = pile.pop();
      if (question && paper.length < count) paper.push(question);
    }
  return shuffle(paper, random);
}

/** Returns the time by which a test must be submitted, by the server's clock. */
export const deadline = (started_at: Date, minutes: number): Date => new Date(started_at.getTime() + minutes * 60_000);
