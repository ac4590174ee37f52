import { drawPaper, type Part, partRules, parts, topics } from "@kwan/domain";
import { type Language, languages } from "@kwan/domain/language";
import { describe, expect, it } from "vitest";
import { makePaper, mixedOptions } from "../src/licensing/theory-tests/paper.ts";
import { bank, practice, type Question, signIds, wordsOf } from "../src/licensing/theory-tests/questions.ts";

/** Returns a seeded random number generator (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const all: Question[] = parts.flatMap((part) => bank[part]);
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
const optionsOf = ({ right, wrong }: Question) => [right, ...wrong];

/** Returns a key for a question. The same text with a different sign is a different question. */
const questionKey = ({ text, sign }: Question) => `${plain(text)} / ${sign ?? ""}`;

const practised: Question[] = parts.flatMap((part) => practice[part]);

describe("the practice questions [R-ADD-17]", () => {
  it("share no id, question or set of answers with the test [R-ADD-02]", () => {
    const answers = (question: Question) => optionsOf(question).map(plain).toSorted().join("|");
    const [ids, texts, sets] = [all.map(({ id }) => id), all.map(questionKey), all.map(answers)];
    for (const question of practised) {
      expect(ids).not.toContain(question.id);
      expect(texts).not.toContain(questionKey(question));
      expect(sets, question.id).not.toContain(answers(question));
      // No practice question may reveal the right answer to a sign in the test.
      const key = all.filter(({ sign }) => sign !== null && sign === question.sign).map(({ right }) => plain(right));
      expect(key, question.id).not.toContain(plain(question.right));
    }
  });

  it("cover every sign and every topic, with more than one paper's worth for each part", () => {
    expect(practice.road_sign.map(({ sign }) => sign).toSorted()).toEqual(signIds.toSorted());
    expect([...new Set(practised.map(({ topic }) => topic))].toSorted()).toEqual(topics.toSorted());
    for (const part of parts) expect(practice[part].length).toBeGreaterThan(partRules[part].questions);
    const topicOf = new Map(all.flatMap(({ sign, topic }) => (sign ? [[sign, topic] as const] : [])));
    for (const { sign, topic } of practice.road_sign) expect(topic, sign ?? "").toBe(sign && topicOf.get(sign));
  });
});

describe("the question bank [R-ADD-02]", () => {
  it.each([
    ["road_sign", 44],
    ["road_traffic", 48],
  ] as const)("has for %s at least %i questions", (part, least) => {
    expect(bank[part].length).toBeGreaterThanOrEqual(least);
  });

  it("only shows existing signs, each of the 44 in a question of its own part", () => {
    const signs = new Set(bank.road_sign.flatMap(({ sign }) => sign ?? []));
    expect(new Set(signIds).size).toBe(44);
    expect([...signs].toSorted()).toEqual(signIds.toSorted());
    for (const { id, sign } of all) expect(sign === null || signIds.includes(sign), id).toBe(true);
    for (const sign of signIds) expect(sign).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it("covers every topic, signs in one part and the rest in the other, with enough questions to select from", () => {
    const counts = (part: Part) => Map.groupBy(bank[part], ({ topic }) => topic);
    const sign = counts("road_sign");
    const traffic = counts("road_traffic");
    expect([...sign.keys(), ...traffic.keys()].toSorted()).toEqual(topics.toSorted());
    // A test uses about four questions on a topic, so there must be more than four, so that tests differ.
    for (const [topic, { length }] of sign) expect(length, topic).toBeGreaterThan(4);
    for (const [topic, { length }] of traffic) expect(length, topic).toBeGreaterThan(4);
  });
});

const read = (language: Language, questions: readonly Question[]): Question[] =>
  questions.map((question) => ({ ...question, ...wordsOf(question, language) }));

describe.each(languages)("the questions in %s [R-ADD-02]", (language) => {
  const every = read(language, [...all, ...practised]);

  it("have four different options each, of which one is right", () => {
    for (const question of every) {
      expect(question.wrong, question.id).toHaveLength(3);
      expect(new Set(optionsOf(question).map(plain)).size, question.id).toBe(4);
    }
  });

  it("have no question and no id twice", () => {
    expect(new Set(every.map(({ id }) => id)).size).toBe(every.length);
    expect(new Set(every.map(questionKey)).size).toBe(every.length);
    const sets = every.map(
      (question) => `${question.sign ?? ""} ${optionsOf(question).map(plain).toSorted().join("|")}`,
    );
    expect(new Set(sets).size).toBe(every.length);
  });

  it("explain each answer in one or two sentences, and are short and plain", () => {
    for (const { id, text, explanation, right, wrong } of every) {
      expect(explanation.match(/[.!?](?=\s|$)/g)?.length, id).toBeLessThanOrEqual(2);
      expect(explanation, id).toMatch(/[.]$/);
      expect(text, id).toMatch(/\?$/);
      for (const sentence of text.split(/(?<=[.?])\s/)) expect(sentence.split(" ").length, id).toBeLessThanOrEqual(20);
      // French text is about a quarter longer than English.
      const most = language === "en" ? 45 : 56;
      for (const option of [right, ...wrong]) expect(option.length, `${id} ${option}`).toBeLessThanOrEqual(most);
    }
  });

  it("cannot be passed by always choosing the longest or the shortest option", () => {
    for (const [part, questions] of [...Object.entries(bank), ...Object.entries(practice)]) {
      for (const way of [1, -1]) {
        const hits = read(language, questions).filter(({ right, wrong }) =>
          wrong.every((each) => way * (right.length - each.length) > 0),
        ).length;
        expect(hits / questions.length, `${part} ${way}`).toBeLessThan(0.4);
      }
    }
  });
});

describe("a paper [R-ADD-02]", () => {
  it.each(parts)("of %s has its part's number of questions, none twice, spread over the topics", (part) => {
    const paper = makePaper(part, seeded(11));
    const { questions } = partRules[part];
    expect(paper).toHaveLength(questions);
    expect(new Set(paper.map(({ text, sign }) => `${text}${sign}`)).size).toBe(questions);
    expect(new Set(paper.map(({ topic }) => topic)).size).toBe(new Set(bank[part].map(({ topic }) => topic)).size);
    expect(paper.map(({ id }) => id)).toEqual(paper.map((_, at) => `q${at + 1}`));
  });

  it.each(parts)("of %s marks the option as right that is right in the bank", (part) => {
    for (const { text, sign, options, right_option } of makePaper(part, seeded(5))) {
      const question = bank[part].find((each) => each.text === text && each.sign === sign)!;
      expect(options.find(({ id }) => id === right_option)?.text).toBe(question.right);
      expect(options.map((each) => each.text).toSorted()).toEqual(optionsOf(question).toSorted());
    }
  });

  it("has the right option in each of the four positions about equally often", () => {
    const random = seeded(20_261_121);
    const places = new Map<string, number>();
    for (let round = 0; round < 4_000; round++) {
      const { right_option } = mixedOptions(all[round % all.length]!, random);
      places.set(right_option, (places.get(right_option) ?? 0) + 1);
    }
    for (const place of ["a", "b", "c", "d"]) {
      expect(places.get(place)).toBeGreaterThan(880);
      expect(places.get(place)).toBeLessThan(1_120);
    }
  });

  it("differs each time, and every question in the bank is used sooner or later", () => {
    const random = seeded(3);
    for (const part of parts) {
      const seen = new Set<string>();
      for (let round = 0; round < 80; round++)
        for (const { id } of drawPaper(bank[part], partRules[part].questions, random)) seen.add(id);
      expect(seen.size).toBe(bank[part].length);
      expect(makePaper(part, random)).not.toEqual(makePaper(part, random));
    }
  });
});
