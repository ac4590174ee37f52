import fc from "fast-check";
import { describe, expect, it } from "vitest";
import vectors from "../../test-vectors/theory-tests.json" with { type: "json" };
import type { PlainDate } from "../dates/plain-date.ts";
import { type Part, partRules, parts, topics } from "./parts.ts";
import { isPassValid, type MarkedQuestion, score } from "./score.ts";

const paperOf = (count: number): MarkedQuestion[] =>
  Array.from({ length: count }, (_, at) => ({ id: `q${at}`, topic: topics[at % topics.length]!, right_option: "b" }));

/**
 * Answers the first `right` questions correctly and the next `wrong` ones incorrectly, and leaves the rest unanswered.
 */
const answer = (paper: readonly MarkedQuestion[], right: number, wrong: number) =>
  Object.fromEntries(paper.slice(0, right + wrong).map(({ id }, at) => [id, at < right ? "b" : "c"]));

describe("scoring a test", () => {
  it.each(vectors.cases.flatMap(({ input, output }) => ("part" in input ? [{ input, output }] : [])))(
    "gives $output for $input [R-ADD-02]",
    ({ input, output }) => {
      const part = input.part as Part;
      const paper = paperOf(partRules[part].questions);
      const { right, questions, pass_mark, is_passed } = score(part, paper, answer(paper, input.right!, input.wrong!));
      expect({ right, questions, pass_mark, is_passed }).toEqual(output);
    },
  );

  it("lists only the topics with mistakes, most mistakes first, then by name [R-ADD-02]", () => {
    const paper: MarkedQuestion[] = [
      { id: "1", topic: "parking", right_option: "a" },
      { id: "2", topic: "markings", right_option: "a" },
      { id: "3", topic: "parking", right_option: "a" },
      { id: "4", topic: "emergencies", right_option: "a" },
      { id: "5", topic: "signals", right_option: "a" },
    ];
    expect(score("road_traffic", paper, { 1: "b", 2: "b", 5: "a" }).topics_missed).toEqual([
      { topic: "parking", missed: 2 },
      { topic: "emergencies", missed: 1 },
      { topic: "markings", missed: 1 },
    ]);
  });

  it("ignores answers on the prototype [R-ADD-02]", () => {
    const tricky: MarkedQuestion[] = ["__proto__", "constructor", "toString"].map((id) => ({
      id,
      topic: "signals",
      right_option: String(Object.prototype[id as "toString"]),
    }));
    expect(score("road_sign", tricky, {}).right).toBe(0);
    const own = JSON.parse('{"__proto__":"a","constructor":"a"}');
    expect(
      score(
        "road_sign",
        tricky.map((question) => ({ ...question, right_option: "a" })),
        own,
      ).right,
    ).toBe(2);
  });

  it("returns no question and no right option [R-ADD-02]", () => {
    const paper = [{ id: "secret-id", topic: "signals", right_option: "secret-option" }] as const;
    expect(JSON.stringify(score("road_sign", paper, {}))).not.toContain("secret");
  });

  it("counts right answers only, whatever else is submitted [R-ADD-02]", () => {
    const anything = fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom("__proto__", "constructor", "q99")),
      fc.string(),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...parts),
        fc.nat({ max: 30 }),
        fc.nat({ max: 30 }),
        anything,
        (part, right, wrong, extra) => {
          const paper = paperOf(partRules[part].questions);
          const answers = { ...extra, ...answer(paper, right, wrong) };
          const marked = score(part, paper, answers);
          const expected = paper.filter(({ id }) => Object.hasOwn(answers, id) && answers[id] === "b").length;
          expect(marked.right).toBe(expected);
          expect(marked.is_passed).toBe(expected >= partRules[part].pass_mark);
          const missed = marked.topics_missed.reduce((sum, each) => sum + each.missed, 0);
          expect(missed + marked.right).toBe(marked.questions);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("the rules of the two parts", () => {
  it("require 70% of the answers to be right [R-ADD-02]", () => {
    expect(Object.keys(partRules)).toEqual([...parts]);
    for (const { questions, pass_mark } of Object.values(partRules)) expect(pass_mark).toBe(questions * 0.7);
    expect(partRules.road_sign).toMatchObject({ questions: 20, minutes: 20 });
    expect(partRules.road_traffic).toMatchObject({ questions: 30, minutes: 40 });
  });
});

describe("a pass", () => {
  it.each([
    ["2026-01-15", "2026-01-14", false],
    ["2026-01-15", "2026-01-15", true],
    ["2026-01-15", "2027-01-15", true],
    ["2026-01-15", "2027-01-16", false],
    ["2024-02-29", "2025-02-28", true],
    ["2024-02-29", "2025-03-01", false],
  ])("from %s is valid on %s: %s", (passed_on, on, is_good) => {
    expect(isPassValid(passed_on as PlainDate, on as PlainDate)).toBe(is_good);
  });
});
