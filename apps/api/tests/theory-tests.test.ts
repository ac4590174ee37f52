import { describe, expect, it } from "vitest";
import { finishOverdue } from "../src/licensing/theory-tests/commands/finish-overdue.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import type { ApplicationId } from "../src/platform/ids.ts";
import { eachDatabase } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { testServer } from "./server.ts";

const minute = 60_000;

import { sittings } from "./theory-sittings.ts";

eachDatabase((database) => {
  const server = testServer(database);
  const { application, learner, stored, answersTo, take, stepsOf } = sittings(server);

  describe("taking a part [R-ADD-02]", () => {
    it("is ready, then selects the part's number of questions and starts the server's clock [R-API-L10]", async () => {
      const { kwan, driver, service } = await learner();
      const before = await kwan.theoryTests.roadSign(driver, service);
      expect(before).toMatchObject({ state: "ready", attempts_left: 3, paper: null, result: null });
      expect(before.message).toBe(
        "20 questions in 20 minutes. You need 14 correct answers to pass. Start when you are ready.",
      );
      const test = await kwan.theoryTests.start("road_sign", driver, service);
      expect(test).toMatchObject({
        state: "running",
        rules: { questions: 20, minutes: 20, pass_mark: 14 },
        now: server().clock.now.toISOString(),
      });
      expect(test.paper?.questions).toHaveLength(20);
      expect(Date.parse(test.paper!.deadline_at) - Date.parse(test.paper!.started_at)).toBe(20 * minute);
    });

    it("is not found for a part that does not exist, and neither is practice for it", async () => {
      const { driver, service, token } = await learner();
      const headers = { authorization: `Bearer ${token}` };
      const ask = async (path: string, method: string) =>
        (await fetch(`${server().baseUrl}${path}`, { method, headers })).status;
      const whose = `${driver}/service/${service}`;
      expect(await ask(`/learner/test/road_sign/${whose}/start/`, "POST")).toBe(201);
      expect(await ask(`/learner/test/parking/${whose}/start/`, "POST")).toBe(404);
      expect(await ask("/practice/road_sign/", "GET")).toBe(200);
      expect(await ask("/practice/parking/", "GET")).toBe(404);
    });

    it("has 30 questions and 40 minutes for road traffic [R-API-L11]", async () => {
      const { kwan, driver, service } = await learner();
      const test = await kwan.theoryTests.start("road_traffic", driver, service);
      expect(test.paper?.questions).toHaveLength(30);
      expect(Date.parse(test.paper!.deadline_at) - Date.parse(test.paper!.started_at)).toBe(40 * minute);
      expect(await kwan.theoryTests.roadTraffic(driver, service)).toMatchObject({
        state: "running",
        part: "road_traffic",
      });
      expect(await kwan.theoryTests.roadSign(driver, service)).toMatchObject({ state: "ready" });
    });

    it("returns the same paper in the same order after a reload or another start", async () => {
      const { kwan, driver, service } = await learner();
      const { paper } = await kwan.theoryTests.start("road_sign", driver, service);
      server().clock.forward(3 * minute);
      const again = await kwan.theoryTests.roadSign(driver, service);
      expect(again.paper).toEqual(paper);
      expect(again.now).toBe(server().clock.now.toISOString());
      expect((await kwan.theoryTests.start("road_sign", driver, service)).paper).toEqual(paper);
    });

    it("stores each answer immediately, and replaces it with a later one", async () => {
      const { kwan, driver, service } = await learner();
      const { paper } = await kwan.theoryTests.start("road_sign", driver, service);
      const { attempt } = paper!;
      for (const [question, answer] of [
        ["q1", "a"],
        ["q2", "d"],
        ["q1", "c"],
      ] as const)
        await kwan.theoryTests.answer("road_sign", driver, service, { attempt, question, answer });
      const { paper: resumed } = await kwan.theoryTests.roadSign(driver, service);
      expect(resumed?.questions.slice(0, 3).map((question) => question.answer)).toEqual(["c", "d", null]);
      expect((await stored(attempt)).answers).toEqual({ q1: "c", q2: "d" });
    });

    it("refuses questions and answers that are not on the paper", async () => {
      const { kwan, driver, service } = await learner();
      const { paper } = await kwan.theoryTests.start("road_sign", driver, service);
      const { attempt } = paper!;
      const give = (question: string, answer: string) =>
        kwan.theoryTests.answer("road_sign", driver, service, { attempt, question, answer });
      await expect(give("q21", "a")).rejects.toMatchObject({
        status: 400,
        fieldErrors: { question: [expect.any(String)] },
      });
      await expect(give("q1", "e")).rejects.toMatchObject({
        status: 400,
        fieldErrors: { answer: [expect.any(String)] },
      });
      await expect(
        kwan.theoryTests.handIn("road_sign", driver, service, { attempt, answers: { q1: "e" } }),
      ).rejects.toMatchObject({ status: 400, fieldErrors: { answers: [expect.any(String)] } });
      expect(await stored(attempt)).toMatchObject({ answers: {}, finished_at: null });
    });

    it("reveals no right answer before the end, in any answer or log line", async () => {
      const { baseUrl, db, log } = server();
      const { kwan, driver, service, token } = await learner();
      const { paper } = await kwan.theoryTests.start("road_sign", driver, service);
      const { attempt, questions } = paper!;
      // Replace the right answer and the topic with words that can be searched for. The topic would give a hint about
      // the answer.
      const key = (await stored(attempt)).paper.map((question) => ({
        ...question,
        right_option: "PLANTED-KEY",
        topic: "PLANTED-TOPIC",
      }));
      await db.kysely
        .updateTable("theory_attempts")
        .set({ paper: JSON.stringify(key) })
        .where("id", "=", idOf("att", attempt))
        .execute();
      const ask = async (method: string, path: string, body?: unknown) => {
        const headers = { authorization: `Bearer ${token}`, ...(body ? { "content-type": "application/json" } : {}) };
        const answer = await fetch(`${baseUrl}${path}`, {
          method,
          headers,
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        return `${JSON.stringify([...answer.headers])} ${await answer.text()}`;
      };
      const place = `/learner/test/road_sign/${driver}/service/${service}/`;
      const responses = [
        await ask("GET", place),
        await ask("POST", `${place}start/`),
        await ask("PUT", `${place}answer/`, { attempt, question: "q1", answer: "a" }),
        await ask("PUT", `${place}answer/`, { attempt, question: "q1", answer: "PLANTED" }),
        await ask("PUT", `${place}answer/`, { attempt, question: "none", answer: "a" }),
        await ask("POST", place, { attempt, answers: { none: "a" } }),
        JSON.stringify(questions),
      ];
      expect(responses.filter((each) => each.includes(attempt))).toHaveLength(3);
      for (const each of [...responses, ...log]) expect(each).not.toMatch(/PLANTED-|right_option|explanation|topic"/);
      for (const question of questions) {
        expect(Object.keys(question).toSorted()).toEqual(["answer", "id", "number", "options", "sign", "text"]);
        for (const option of question.options) expect(Object.keys(option).toSorted()).toEqual(["id", "text"]);
      }
    });
  });

  describe("the end of a part [R-ADD-02]", () => {
    it("scores the stored answers and those handed in with it, closes the step, and notifies the owner [R-API-L10]", async () => {
      const { db, lastMessage } = server();
      const { kwan, driver, service, id, phone_number } = await learner();
      const test = await kwan.theoryTests.start("road_sign", driver, service);
      const { attempt } = test.paper!;
      const answers = Object.entries(await answersTo(test, 17));
      for (const [question, answer] of answers.slice(0, 4))
        await kwan.theoryTests.answer("road_sign", driver, service, { attempt, question, answer });
      const rest = Object.fromEntries(answers.slice(4));
      const ended = await kwan.theoryTests.handIn("road_sign", driver, service, { attempt, answers: rest });
      expect(ended).toMatchObject({
        state: "finished",
        message: "You passed with 17 correct answers out of 20.",
        paper: null,
      });
      expect(ended.result).toMatchObject({ right: 17, questions: 20, pass_mark: 14, is_passed: true });
      expect(ended.result?.topics_missed.reduce((sum, { missed }) => sum + missed, 0)).toBe(3);
      expect(await stepsOf(service)).toMatchObject({ theory_road_sign: "done", theory_road_traffic: "open" });
      expect(await lastMessage(phone_number)).toContain("17 correct answers out of 20");
      const notifications = await db.kysely.selectFrom("notifications").selectAll().where("user_id", "=", id).execute();
      expect(notifications).toMatchObject([{ title: "You have passed the road sign test", application_id: service }]);
      const audit = await db.kysely
        .selectFrom("audit")
        .select(["action", "after"])
        .where("entity_id", "=", service)
        .orderBy("seq")
        .execute();
      expect(audit.map(({ action }) => action)).toEqual(["start_theory_test", "finish_theory_test"]);
      expect(audit[1]?.after).toEqual({ part: "road_sign", attempt, right: 17, is_passed: true });
    });

    it("counts a missing answer as wrong: 14 right answers pass, 13 do not, and a failed step is reported", async () => {
      const one = await learner();
      expect(await take(one, 14)).toMatchObject({ result: { right: 14, is_passed: true } });
      const other = await learner();
      const test = await other.kwan.theoryTests.start("road_sign", other.driver, other.service);
      const answers = Object.fromEntries(Object.entries(await answersTo(test, 20)).slice(0, 13));
      const ended = await other.kwan.theoryTests.handIn("road_sign", other.driver, other.service, {
        attempt: test.paper!.attempt,
        answers,
      });
      expect(ended).toMatchObject({
        state: "finished",
        attempts_left: 2,
        may_start_on: expect.any(String),
        result: { right: 13, is_passed: false },
      });
      expect(ended.message).toMatch(
        /^You got 13 correct answers out of 20\. You need 14 to pass\. .* Try again on \w+ \d\d, \d{4}\.$/,
      );
      expect(await stepsOf(other.service)).toMatchObject({ theory_road_sign: "failed" });
    });

    it("accepts no answers afterwards, and returns the same result if handed in again", async () => {
      const me = await learner();
      const { kwan, driver, service } = me;
      const ended = await take(me, 12);
      const { id: attempt } = await server()
        .db.kysely.selectFrom("theory_attempts")
        .select("id")
        .where("application_id", "=", service)
        .executeTakeFirstOrThrow();
      await expect(
        kwan.theoryTests.answer("road_sign", driver, service, { attempt, question: "q1", answer: "a" }),
      ).rejects.toMatchObject({ status: 409, code: "state_forbids" });
      const again = await kwan.theoryTests.handIn("road_sign", driver, service, {
        attempt,
        answers: { q20: "a", q19: "a" },
      });
      expect(again.result).toEqual(ended.result);
    });

    it("does not allow a retake of a part that is passed", async () => {
      const me = await learner();
      await take(me, 20);
      await expect(me.kwan.theoryTests.start("road_sign", me.driver, me.service)).rejects.toMatchObject({
        status: 409,
        code: "state_forbids",
      });
      expect(await me.kwan.theoryTests.roadSign(me.driver, me.service)).toMatchObject({
        state: "finished",
        may_start_on: null,
      });
    });
  });

  describe("the last test of an application [R-ADD-02] [R-ADD-03]", () => {
    const stateOf = async (service: ApplicationId) =>
      (
        await server()
          .db.kysely.selectFrom("services")
          .select("status")
          .where("id", "=", service)
          .executeTakeFirstOrThrow()
      ).status;

    it("stays in the testing state while a test is open, and advances once all are passed", async () => {
      const { db } = server();
      const me = await learner();
      await take(me, 20);
      expect(await stateOf(me.service)).toBe("testing");
      await take(me, 30, "road_traffic");
      // No card is printed for a learner's licence, so approval completes the application.
      expect(await stateOf(me.service)).toBe("completed");
      const history = await db.kysely
        .selectFrom("service_history")
        .selectAll()
        .where("application_id", "=", me.service)
        .execute();
      expect(
        history.map(({ from_status, to_status, by_actor }) => `${from_status} > ${to_status} ${by_actor}`).toSorted(),
      ).toEqual(["approved > completed system", "testing > approved system"]);
      expect(await me.kwan.theoryTests.roadSign(me.driver, me.service)).toMatchObject({
        state: "finished",
        result: { is_passed: true },
      });
    });

    it("waits for the practical test of the kind", async () => {
      const me = await learner();
      const service = await application(me.driver, "proficiency-test");
      await take({ ...me, service }, 20);
      expect(await stateOf(service)).toBe("testing");
      expect(await stepsOf(service)).toMatchObject({ theory_road_sign: "done", practical_test: "open" });
    });

    it("also advances when the job ends the paper that passes it", async () => {
      const { clock, db, deps } = server();
      const me = await learner();
      await take(me, 20);
      const test = await me.kwan.theoryTests.start("road_traffic", me.driver, me.service);
      const { attempt } = test.paper!;
      await db.kysely
        .updateTable("theory_attempts")
        .set({ answers: JSON.stringify(await answersTo(test, 30)) })
        .where("id", "=", idOf("att", attempt))
        .execute();
      clock.forward(40 * minute + 1);
      while ((await inTransaction(db, (trx) => finishOverdue({ tx: trx, deps }))) > 0);
      expect(await stored(attempt)).toMatchObject({ right_answers: 30, is_passed: true });
      expect(await stateOf(me.service)).toBe("completed");
    });

    it("is passed once by 20 concurrent hand-ins: one step and one receipt", async () => {
      const { db } = server();
      const me = await learner();
      await take(me, 20);
      const test = await me.kwan.theoryTests.start("road_traffic", me.driver, me.service);
      const submission = { attempt: test.paper!.attempt, answers: await answersTo(test, 30) };
      await Promise.all(
        Array.from({ length: 20 }, () => me.kwan.theoryTests.handIn("road_traffic", me.driver, me.service, submission)),
      );
      const history = await db.kysely
        .selectFrom("service_history")
        .select("action")
        .where("application_id", "=", me.service)
        .execute();
      expect(history.map(({ action }) => action).toSorted()).toEqual(["approve", "complete"]);
    });
  });
});
