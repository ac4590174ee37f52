import type { AnswerOf, getPractice, startTest } from "@kwan/contract";
import { parts } from "@kwan/domain";
import { describe, expect, it } from "vitest";
import { makePaper } from "../src/licensing/theory-tests/paper.ts";
import {
  bank,
  practice,
  type Question,
  type QuestionWords,
  translations,
} from "../src/licensing/theory-tests/questions.ts";
import { eachDatabase } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { testServer } from "./server.ts";
import { sittings } from "./theory-sittings.ts";

const all: readonly Question[] = parts.flatMap((part) => [...bank[part], ...practice[part]]);
const textsOf = ({ text, right, wrong, explanation }: QuestionWords) => [text, right, ...wrong, explanation];
const numbersIn = (text: string) => text.replace(/(\d),(\d)/g, "$1.$2").match(/\d+(\.\d+)?/g) ?? [];
const withPlainSpaces = (text: string) => text.replaceAll("\u00A0", " ");

describe.each(Object.keys(translations) as (keyof typeof translations)[])(
  "the questions translated into %s [R-WRD-02]",
  (language) => {
    const words = new Map(Object.entries(translations[language]));

    it("are exactly those of the bank and of practice, each once", () => {
      expect([...words.keys()].toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    });

    it.each(all.map((question) => [question.id, question] as const))("have all texts of %s", (id, question) => {
      const [english, translated] = [textsOf(question), textsOf(words.get(id)!)];
      expect(translated).toHaveLength(english.length);
      for (const [at, text] of translated.entries()) {
        expect(text.trim(), id).toBe(text);
        expect(text, id).not.toBe("");
        // Speeds are written the same way in both languages.
        if (!/^\d+ km\/h$/.test(english[at]!)) expect(withPlainSpaces(text), id).not.toBe(english[at]);
        // Numbers in the law are the same in every language.
        expect(numbersIn(text).toSorted(), text).toEqual(numbersIn(english[at]!).toSorted());
      }
    });
  },
);

it("[R-WRD-02] French questions have the spaces and apostrophes of French", () => {
  for (const text of Object.values(translations.fr).flatMap(textsOf)) expect(text).not.toMatch(/ [?!:;»]|« |'|"/);
});

it("[R-WRD-02] a paper has the same options in the same positions in every language", () => {
  for (const part of parts)
    for (const { text, sign, options, right_option, translations: others } of makePaper(part, Math.random)) {
      const { id, right, wrong } = bank[part].find((each) => each.text === text && each.sign === sign)!;
      const translated = translations.fr[id]!;
      const inFrench = new Map(
        [right, ...wrong].map((each, at) => [each, [translated.right, ...translated.wrong][at]]),
      );
      expect(others?.fr).toEqual({
        text: translated.text,
        options: options.map((option) => ({ id: option.id, text: inFrench.get(option.text) })),
      });
      expect(others?.fr?.options.find((option) => option.id === right_option)?.text).toBe(translated.right);
    }
});

eachDatabase((database) => {
  const server = testServer(database);
  const { learner, stored, answersTo } = sittings(server);

  async function ask<T>(path: string, language: string, token?: string, method = "GET", body?: unknown): Promise<T> {
    const headers = {
      "accept-language": language,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { "content-type": "application/json" } : {}),
    };
    const answer = await fetch(`${server().baseUrl}${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect(answer.status).toBeLessThan(300);
    return (await answer.json()) as T;
  }

  it.each(parts)(
    "[R-WRD-02] practice of %s is in the language of each request, even for concurrent requests",
    async (part) => {
      const headers = ["fr", "en", "fr-CI, en;q=0.5", "en-GH"];
      const answers = await Promise.all(
        headers.map((language) => ask<AnswerOf<typeof getPractice>>(`/practice/${part}/`, language)),
      );
      for (const [at, { questions }] of answers.entries())
        for (const { id, text, explanation, options, right_option } of questions) {
          const question = practice[part].find((each) => each.id === id)!;
          const words = headers[at]!.startsWith("fr") ? translations.fr[id]! : question;
          expect([text, explanation]).toEqual([words.text, words.explanation]);
          expect(options.map((option) => option.id)).toEqual(["a", "b", "c", "d"]);
          expect(options.map((option) => option.text).toSorted()).toEqual([words.right, ...words.wrong].toSorted());
          expect(options.find((option) => option.id === right_option)?.text).toBe(words.right);
        }
    },
  );

  it("[R-WRD-02] a test that was started in French can be continued in English and handed in in French", async () => {
    type Test = AnswerOf<typeof startTest>;
    const { token, driver, service, kwan } = await learner();
    const path = `/learner/test/road_sign/${driver}/service/${service}/`;
    const begun = await ask<Test>(`${path}start/`, "fr", token, "POST");
    const { paper: key } = await stored(begun.paper!.attempt);
    const { paper } = await kwan.theoryTests.roadSign(driver, service);
    for (const [at, { text, options, translations: others }] of key.entries()) {
      expect(begun.paper!.questions[at]).toMatchObject(others!.fr!);
      expect(paper!.questions[at]).toMatchObject({ text, options });
    }
    const answers = await answersTo(begun, 20);
    await kwan.theoryTests.answer("road_sign", driver, service, {
      attempt: begun.paper!.attempt,
      question: "q1",
      answer: answers.q1!,
    });
    const { q1: _, ...others } = answers;
    const handedIn = { attempt: begun.paper!.attempt, answers: others };
    const { result } = await ask<Test>(path, "fr", token, "POST", handedIn);
    expect(result).toMatchObject({ right: 20, is_passed: true });
  });

  it("a test that was started before there were translations continues in English", async () => {
    const { token, driver, service, kwan } = await learner();
    const { paper } = await kwan.theoryTests.start("road_sign", driver, service);
    const { paper: key } = await stored(paper!.attempt);
    const older = JSON.stringify(key.map(({ translations: _, ...question }) => question));
    await server()
      .db.kysely.updateTable("theory_attempts")
      .set({ paper: older })
      .where("id", "=", idOf("att", paper?.attempt))
      .execute();
    const path = `/learner/test/road_sign/${driver}/service/${service}/`;
    expect((await ask<AnswerOf<typeof startTest>>(path, "fr", token)).paper).toEqual(paper);
  });
});
