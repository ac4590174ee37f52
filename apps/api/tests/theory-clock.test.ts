import { describe, expect, it } from "vitest";
import { finishOverdue } from "../src/licensing/theory-tests/commands/finish-overdue.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { eachDatabase } from "./databases.ts";
import { testServer } from "./server.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

import { sittings } from "./theory-sittings.ts";

eachDatabase((database) => {
  const server = testServer(database);
  const { application, close, licenceToLearn, learner, stored, answersTo, take } = sittings(server);

  describe("the clock [R-ADD-02]", () => {
    it("accepts an answer at the deadline and none a millisecond later, and scores the stored answers", async () => {
      const { clock } = server();
      const { kwan, driver, service } = await learner();
      const test = await kwan.theoryTests.start("road_sign", driver, service);
      const { attempt, deadline_at } = test.paper!;
      const right = await answersTo(test, 20);
      const give = (question: string) =>
        kwan.theoryTests.answer("road_sign", driver, service, { attempt, question, answer: right[question]! });
      clock.now = new Date(deadline_at);
      await give("q1");
      clock.forward(1);
      await expect(give("q2")).rejects.toMatchObject({ status: 409, code: "state_forbids" });
      expect(await stored(attempt)).toMatchObject({
        answers: { q1: right.q1 },
        right_answers: 1,
        is_passed: false,
        finished_at: deadline_at,
      });
    });

    it("only counts stored answers if the paper is handed in late", async () => {
      const { clock } = server();
      const { kwan, driver, service } = await learner();
      const test = await kwan.theoryTests.start("road_sign", driver, service);
      const { attempt } = test.paper!;
      const answers = await answersTo(test, 20);
      await kwan.theoryTests.answer("road_sign", driver, service, { attempt, question: "q7", answer: answers.q7! });
      clock.forward(20 * minute + 1);
      const ended = await kwan.theoryTests.handIn("road_sign", driver, service, { attempt, answers });
      expect(ended.result).toMatchObject({ right: 1, is_passed: false });
    });

    it("ends an overdue paper when it is read or started again", async () => {
      const { clock } = server();
      const me = await learner();
      const { paper } = await me.kwan.theoryTests.start("road_sign", me.driver, me.service);
      clock.forward(20 * minute + 1);
      const seen = await me.kwan.theoryTests.roadSign(me.driver, me.service);
      expect(seen).toMatchObject({ state: "finished", result: { right: 0, finished_at: paper!.deadline_at } });
      const other = await learner();
      const left = await other.kwan.theoryTests.start("road_sign", other.driver, other.service);
      clock.forward(20 * minute + 1);
      await expect(other.kwan.theoryTests.start("road_sign", other.driver, other.service)).rejects.toMatchObject({
        code: "retake_too_soon",
      });
      expect(await stored(left.paper!.attempt)).toMatchObject({ right_answers: 0, is_passed: false });
    });

    it("is checked by a job, which ends each overdue paper once and no others", async () => {
      const { clock, db, deps } = server();
      const run = () => inTransaction(db, (trx) => finishOverdue({ tx: trx, deps }));
      // First, close the theory tests that other test cases have left open.
      clock.forward(day);
      while ((await run()) > 0);
      const [late, fresh] = [await learner(), await learner()];
      const test = await late.kwan.theoryTests.start("road_sign", late.driver, late.service);
      const { attempt } = test.paper!;
      const [[question, answer] = ["", ""]] = Object.entries(await answersTo(test, 20));
      await late.kwan.theoryTests.answer("road_sign", late.driver, late.service, { attempt, question, answer });
      clock.forward(20 * minute + 1);
      const running = await fresh.kwan.theoryTests.start("road_sign", fresh.driver, fresh.service);
      const [one, other] = await Promise.all([run(), run()]);
      expect(one + other).toBe(1);
      expect(await run()).toBe(0);
      expect(await stored(attempt)).toMatchObject({ right_answers: 1, is_passed: false });
      expect((await stored(running.paper!.attempt)).finished_at).toBeNull();
      const notifications = await db.kysely
        .selectFrom("notifications")
        .select("id")
        .where("user_id", "=", late.id)
        .execute();
      expect(notifications).toHaveLength(1);
    });
  });

  it("ends each of many attempts once, however many jobs run at the same time [R-ADD-02]", async () => {
    const { clock, db, deps } = server();
    const run = () => inTransaction(db, (trx) => finishOverdue({ tx: trx, deps }));
    clock.forward(day);
    while ((await run()) > 0);
    const all = await Promise.all(Array.from({ length: 8 }, learner));
    for (const { kwan, driver, service } of all) await kwan.theoryTests.start("road_sign", driver, service);
    clock.forward(20 * minute + 1);
    const ended = await Promise.all(Array.from({ length: 40 }, run));
    expect(ended.reduce((sum, each) => sum + each, 0) + (await run())).toBe(8);
    const services = all.map(({ service }) => service);
    const audit = db.kysely.selectFrom("audit").select("seq").where("action", "=", "finish_theory_test");
    expect(await audit.where("entity_id", "in", services).execute()).toHaveLength(8);
  });

  describe("retaking a part [R-ADD-02]", () => {
    it("has to wait fourteen days after a failed try; a learner's licence allows three tries, in any application", async () => {
      const { clock } = server();
      const me = await learner();
      const begun = clock.now.toISOString().slice(0, 10);
      const failed = await take(me, 5);
      const again = new Date(Date.parse(begun) + 14 * day).toISOString().slice(0, 10);
      expect(failed.may_start_on).toBe(again);
      await expect(me.kwan.theoryTests.start("road_sign", me.driver, me.service)).rejects.toMatchObject({
        status: 409,
        code: "retake_too_soon",
        body: { may_start_on: again },
      });
      clock.now = new Date(Date.parse(again) - 1);
      await expect(me.kwan.theoryTests.start("road_sign", me.driver, me.service)).rejects.toMatchObject({
        code: "retake_too_soon",
      });
      clock.forward(1);
      const ready = await me.kwan.theoryTests.roadSign(me.driver, me.service);
      expect(ready).toMatchObject({ state: "ready", attempts_left: 2, result: null });
      expect(ready.message).toContain("Last time, you got 5 answers right.");
      await take(me, 5);
      // The other part of the test is not affected.
      expect(await me.kwan.theoryTests.roadTraffic(me.driver, me.service)).toMatchObject({
        state: "ready",
        attempts_left: 3,
      });
      clock.forward(14 * day);
      await close(me.service);
      const second = { ...me, service: await application(me.driver) };
      expect(await second.kwan.theoryTests.roadSign(me.driver, second.service)).toMatchObject({
        state: "ready",
        attempts_left: 1,
      });
      expect(await take(second, 5)).toMatchObject({
        attempts_left: 0,
        may_start_on: null,
        message: expect.stringContaining("Apply for a new learner's licence"),
      });
      clock.forward(day);
      const late = { ...second, kwan: me.kwan };
      await expect(late.kwan.theoryTests.start("road_sign", me.driver, second.service)).rejects.toMatchObject({
        code: "state_forbids",
      });
    });

    it("continues the count, and keeps a pass, when the learner's licence is renewed", async () => {
      const { clock } = server();
      const me = await learner();
      await take(me, 20);
      await take(me, 5, "road_traffic");
      clock.forward(day);
      await licenceToLearn(me.driver);
      expect(await me.kwan.theoryTests.roadSign(me.driver, me.service)).toMatchObject({
        state: "finished",
        result: { is_passed: true },
      });
      expect(await me.kwan.theoryTests.roadTraffic(me.driver, me.service)).toMatchObject({
        state: "finished",
        attempts_left: 2,
      });
    });

    it("starts again with a new learner's licence", async () => {
      const { clock } = server();
      const me = await learner();
      await take(me, 5);
      await close(me.service);
      clock.forward(day);
      await licenceToLearn(me.driver);
      const service = await application(me.driver);
      expect(await me.kwan.theoryTests.roadSign(me.driver, service)).toMatchObject({
        state: "ready",
        attempts_left: 3,
      });
    });

    it("only counts the tries of the application if the licence is already held", async () => {
      const me = await learner();
      await take(me, 30, "road_traffic");
      const service = await application(me.driver, "upgrading-drivers-license");
      expect(await me.kwan.theoryTests.roadTraffic(me.driver, service)).toMatchObject({
        state: "ready",
        attempts_left: 3,
      });
      const failed = await take({ ...me, service }, 5, "road_traffic");
      expect(failed).toMatchObject({ attempts_left: 2, result: { right: 5 } });
    });
  });
});
