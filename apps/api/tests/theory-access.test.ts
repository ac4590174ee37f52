import { type Part, partRules, type Status } from "@kwan/domain";
import type { Kind } from "@kwan/domain/kinds";
import { describe, expect, it } from "vitest";
import { bank, practice } from "../src/licensing/theory-tests/questions.ts";
import { eachDatabase } from "./databases.ts";
import { testServer } from "./server.ts";

import { sittings } from "./theory-sittings.ts";

eachDatabase((database) => {
  const server = testServer(database);
  const { application, learner, stored, answersTo } = sittings(server);

  describe("access to a theory test [R-ADD-02]", () => {
    it.each<[Kind, Status, Part, RegExp]>([
      ["learners-license", "draft", "road_sign", /once we have checked/],
      ["learners-license", "in_review", "road_sign", /once we have checked/],
      ["learners-license", "completed", "road_sign", /no longer take tests for this application/],
      ["upgrading-drivers-license", "testing", "road_sign", /does not need a road sign test/],
      ["amendment", "in_review", "road_traffic", /does not need a road traffic test/],
    ])("is refused for %s in %s, %s", async (kind, status, part, message) => {
      const { kwan, driver } = await server().person({ role: "learner" });
      const service = await application(driver!, kind, status);
      const read = part === "road_sign" ? kwan.theoryTests.roadSign : kwan.theoryTests.roadTraffic;
      expect(await read(driver!, service)).toMatchObject({
        state: "not_open",
        message: expect.stringMatching(message),
        paper: null,
      });
      await expect(kwan.theoryTests.start(part, driver!, service)).rejects.toMatchObject({
        status: 409,
        code: "state_forbids",
      });
    });

    it("is only given to the applicant: other people's applications and attempts are not found [R-ROL-02]", async () => {
      const [mine, theirs] = [await learner(), await learner()];
      const { paper } = await theirs.kwan.theoryTests.start("road_sign", theirs.driver, theirs.service);
      const submission = { attempt: paper!.attempt, question: "q1", answer: "a" };
      const { theoryTests } = mine.kwan;
      for (const [driver, service] of [
        [theirs.driver, theirs.service],
        [mine.driver, theirs.service],
        [theirs.driver, mine.service],
      ] as const) {
        await expect(theoryTests.roadSign(driver, service)).rejects.toMatchObject({ status: 404 });
        await expect(theoryTests.roadTraffic(driver, service)).rejects.toMatchObject({ status: 404 });
        await expect(theoryTests.start("road_sign", driver, service)).rejects.toMatchObject({ status: 404 });
        await expect(theoryTests.answer("road_sign", driver, service, submission)).rejects.toMatchObject({
          status: 404,
        });
        await expect(theoryTests.handIn("road_sign", driver, service, submission)).rejects.toMatchObject({
          status: 404,
        });
      }
      await expect(theoryTests.answer("road_sign", mine.driver, mine.service, submission)).rejects.toMatchObject({
        status: 404,
      });
      await expect(theoryTests.handIn("road_traffic", theirs.driver, theirs.service, submission)).rejects.toMatchObject(
        {
          status: 404,
        },
      );
      expect(await stored(paper!.attempt)).toMatchObject({ answers: {}, finished_at: null });
    });

    it("is not given to staff, or without a login [R-ROL-01]", async () => {
      const { person, kwan } = server();
      const { driver, service } = await learner();
      const officer = await person({ role: "officer" });
      await expect(officer.kwan.theoryTests.roadSign(driver, service)).rejects.toMatchObject({ status: 403 });
      await expect(kwan.theoryTests.roadSign(driver, service)).rejects.toMatchObject({ status: 401 });
    });
  });

  describe("concurrent requests [R-ADD-02]", () => {
    const many = <T>(count: number, act: (at: number) => PromiseLike<T>) =>
      Promise.all(Array.from({ length: count }, (_, at) => act(at)));

    it("get one paper from 50 starts", async () => {
      const { kwan, driver, service } = await learner();
      const tests = await many(50, () => kwan.theoryTests.start("road_sign", driver, service));
      expect(new Set(tests.map((test) => JSON.stringify(test.paper))).size).toBe(1);
      const rows = await server()
        .db.kysely.selectFrom("theory_attempts")
        .select("id")
        .where("application_id", "=", service)
        .execute();
      expect(rows).toHaveLength(1);
    });

    it("get one result from 20 hand-ins, and one notification", async () => {
      const { kwan, driver, service, id } = await learner();
      const test = await kwan.theoryTests.start("road_sign", driver, service);
      const { attempt } = test.paper!;
      const ended = await many(20, async (at) =>
        kwan.theoryTests.handIn("road_sign", driver, service, { attempt, answers: await answersTo(test, at) }),
      );
      expect(new Set(ended.map(({ result }) => JSON.stringify(result))).size).toBe(1);
      const { db } = server();
      expect(await db.kysely.selectFrom("notifications").select("id").where("user_id", "=", id).execute()).toHaveLength(
        1,
      );
      const audit = db.kysely
        .selectFrom("audit")
        .select("seq")
        .where("entity_id", "=", service)
        .where("action", "=", "finish_theory_test");
      expect(await audit.execute()).toHaveLength(1);
    });

    it("either store an answer that races with the hand-in, or refuse it: an accepted answer always counts", async () => {
      for (let round = 0; round < 5; round++) {
        const { kwan, driver, service } = await learner();
        const test = await kwan.theoryTests.start("road_sign", driver, service);
        const { attempt } = test.paper!;
        const right = await answersTo(test, 20);
        const give = (at: number) =>
          kwan.theoryTests
            .answer("road_sign", driver, service, { attempt, question: `q${at + 1}`, answer: right[`q${at + 1}`]! })
            .then(
              () => true,
              (error: unknown) => {
                expect(error).toMatchObject({ code: "state_forbids" });
                return false;
              },
            );
        const [taken, ended] = await Promise.all([
          many(12, give),
          kwan.theoryTests.handIn("road_sign", driver, service, { attempt }),
        ]);
        expect(ended.result?.right).toBe(taken.filter(Boolean).length);
      }
    });
  });

  describe("practice [R-ADD-17]", () => {
    it.each(["road_sign", "road_traffic"] as const)(
      "has its own questions on %s with answers and explanations, for anybody, and none from the test",
      async (part) => {
        const { questions } = await server().kwan.theoryTests.practice(part);
        expect(questions.length).toBeGreaterThan(partRules[part].questions);
        expect(questions.map(({ id }) => id).toSorted()).toEqual(practice[part].map(({ id }) => id).toSorted());
        const texts = bank[part].map(({ text, sign }) => `${text} ${sign}`);
        expect(questions.filter(({ text, sign }) => texts.includes(`${text} ${sign}`))).toEqual([]);
        for (const { id, options, right_option, explanation } of questions) {
          const question = practice[part].find((each) => each.id === id)!;
          expect(options.find((option) => option.id === right_option)?.text).toBe(question.right);
          expect(explanation).toBe(question.explanation);
        }
      },
    );
  });
});
