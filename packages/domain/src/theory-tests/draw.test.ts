import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deadline, drawPaper, type Random, shuffle } from "./draw.ts";
import { partRules, topics } from "./parts.ts";

/** Returns a seeded random source (mulberry32): the same seed always gives the same numbers. */
function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const banks = fc
  .array(fc.constantFrom(...topics.slice(0, 6)), { minLength: 1, maxLength: 60 })
  .map((list) => list.map((topic, at) => ({ id: `q${at}`, topic })));

const countByTopic = (questions: readonly { topic: string }[]) => {
  const counts = new Map<string, number>();
  for (const { topic } of questions) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return counts;
};

describe("a shuffle", () => {
  it("keeps every item, does not change its input, and is repeatable with the same seed", () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 30 }), seeds, (items, seed) => {
        const before = [...items];
        const order = shuffle(items, seededRandom(seed));
        expect(order.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
        expect(items).toEqual(before);
        expect(shuffle(items, seededRandom(seed))).toEqual(order);
      }),
      { numRuns: 200 },
    );
  });

  it("makes each of the 24 orders of four about equally often", () => {
    const random = seededRandom(20_261_121);
    const rounds = 24_000;
    const seen = new Map<string, number>();
    for (let round = 0; round < rounds; round++) {
      const order = shuffle(["a", "b", "c", "d"], random).join("");
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    const expected = rounds / 24;
    const chiSquare = [...seen.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(seen.size).toBe(24);
    // With 23 degrees of freedom, a fair shuffle's chi-squared value exceeds 50 about once in a thousand runs. The seed
    // is fixed, so the result is the same in every run.
    expect(chiSquare).toBeLessThan(50);
  });
});

describe("drawing a test", () => {
  it("draws the right number of different questions from the bank, and the same ones for the same seed [R-ADD-02]", () => {
    fc.assert(
      fc.property(banks, seeds, fc.double({ min: 0, max: 1, noNaN: true }), (bank, seed, share) => {
        const count = Math.floor(share * bank.length);
        const paper = drawPaper(bank, count, seededRandom(seed));
        expect(paper).toHaveLength(count);
        expect(new Set(paper).size).toBe(count);
        expect(paper.every((question) => bank.includes(question))).toBe(true);
        expect(drawPaper(bank, count, seededRandom(seed))).toEqual(paper);
      }),
      { numRuns: 200 },
    );
  });

  it("spreads the questions evenly over the topics [R-ADD-02]", () => {
    fc.assert(
      fc.property(banks, seeds, fc.double({ min: 0, max: 1, noNaN: true }), (bank, seed, share) => {
        const drawn = countByTopic(drawPaper(bank, Math.floor(share * bank.length), seededRandom(seed)));
        const most = Math.max(0, ...drawn.values());
        for (const [topic, available] of countByTopic(bank))
          expect(drawn.get(topic) ?? 0).toBeGreaterThanOrEqual(Math.min(available, most - 1));
      }),
      { numRuns: 200 },
    );
  });

  it("eventually draws every question of the bank [R-ADD-02]", () => {
    const random = seededRandom(7);
    const bank = Array.from({ length: 60 }, (_, at) => ({ id: at, topic: topics[at % topics.length]! }));
    const seen = new Set<number>();
    for (let round = 0; round < 60; round++) for (const { id } of drawPaper(bank, 20, random)) seen.add(id);
    expect(seen.size).toBe(60);
  });

  it("throws an error if the bank is too small", () => {
    expect(() => drawPaper([{ topic: "signals" }], 20, seededRandom(1))).toThrow(
      new RangeError("The bank holds 1 questions, a paper needs 20. Add questions to the bank."),
    );
  });

  it("draws nothing from an empty bank if no questions are wanted", () => {
    expect(drawPaper([], 0, seededRandom(1))).toEqual([]);
  });
});

describe("the time limit of a test", () => {
  it.each([
    [partRules.road_sign.minutes, "2026-11-21T10:15:30.000Z"],
    [partRules.road_traffic.minutes, "2026-11-21T10:35:30.000Z"],
  ])("ends %i minutes after its start, at %s", (minutes, end) => {
    expect(deadline(new Date("2026-11-21T09:55:30Z"), minutes).toISOString()).toBe(end);
  });
});
