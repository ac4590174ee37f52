import type { Status } from "@kwan/domain";
import { type Kind, kinds, stepsOf } from "@kwan/domain/kinds";
import { beforeAll, describe, expect, it } from "vitest";
import { testsFinished } from "../src/licensing/services/commands/finish-tests.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { noDriver } from "../src/platform/ids.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { giveDocuments, givePermit, giveTraining } from "./fit-drivers.ts";
import { latest } from "./latest.ts";
import { clearForDecision, giveEyeTest, seedBranches, verifyIdentity } from "./people.ts";
import { type Person, testServer } from "./server.ts";
import { toHolder } from "./walk-application.ts";

eachDatabase((database) => {
  const server = testServer(database);
  let [first, second] = [] as unknown as [Person, Person];
  let branches: Awaited<ReturnType<typeof seedBranches>>;

  beforeAll(async () => {
    branches = await seedBranches(server());
    first = await server().person({ role: "officer" });
    second = await server().person({ role: "officer" });
  });

  /** Creates an application whose steps are all done and whose facts hold. */
  async function at(kind: Kind, status: Status) {
    const { db, deps } = server();
    const owner = await server().person({ role: kind === "additional-class" ? "driver" : "learner" });
    await verifyIdentity(server(), owner.driver);
    await giveEyeTest(server(), owner.driver, first.id, "2026-11-01");
    const id = await newApplication(server(), { driver: owner.driver, filed_by: owner.id, kind, status });
    const details = { license_class: kind === "additional-class" ? "A" : "B" };
    await giveDocuments(server(), { id, kind, details }, owner, first.id);
    await db.kysely
      .updateTable("services")
      .set({ details: JSON.stringify(details) })
      .where("id", "=", id)
      .execute();
    const done = { application_id: id, note: null, state: "done", done_at: deps.now() } as const;
    const steps = stepsOf(kinds[kind].steps, null, "2026-11-21");
    await db.kysely
      .insertInto("service_steps")
      .values(steps.map((step, position) => ({ ...done, step, position })))
      .execute();
    await clearForDecision(server(), id);
    return { owner, id, driver: owner.driver ?? "" };
  }

  const move = (officer: Person, id: string, action: "approve" | "open_tests" | "mark_ready" | "hand_over") =>
    officer.kwan.services.move(id, { action, ...toHolder }, latest);
  const test = { tested_on: "2026-11-21", needs_glasses: false, centre: "Korle Bu" };
  const stateOf = async (id: string, step = "eye_test") => {
    const { status, steps } = await first.kwan.services.get("additional-class", id);
    return { status, step: steps.find((each) => each.step === step)?.state };
  };

  describe("a failed eye test [R-AUT-22]", () => {
    it("stops the approval, and the step is no longer done, until a pass is recorded again", async () => {
      const { id, driver } = await at("additional-class", "testing");
      await first.kwan.drivers.recordEyeTest(driver, { ...test, is_passed: false });
      expect(await stateOf(id)).toEqual({ status: "testing", step: "failed" });
      const { actions, held_back } = await second.kwan.services.get("additional-class", id);
      expect(actions).not.toContain("approve");
      expect(held_back).toMatchObject([
        { action: "approve", reason: expect.stringContaining("failed their eye test") },
      ]);
      await expect(move(second, id, "approve")).rejects.toMatchObject({
        code: "state_forbids",
        message: expect.stringContaining("failed their eye test on November 21, 2026"),
      });
      server().clock.forward(1_000);
      const reason = "They had forgotten their glasses.";
      await second.kwan.drivers.recordEyeTest(driver, { ...test, is_passed: true, reason });
      await second.kwan.services.recordStep(id, { step: "eye_test", state: "done" }, latest);
      expect(await move(second, id, "approve")).toMatchObject({ status: "approved" });
    });

    it("stops the hand-over, and a recall leads back to the review", async () => {
      const { id, driver, owner } = await at("additional-class", "ready");
      await first.kwan.drivers.recordEyeTest(driver, { ...test, is_passed: false });
      await expect(move(second, id, "hand_over")).rejects.toMatchObject({ code: "state_forbids" });
      await expect(second.kwan.services.move(id, { action: "recall" }, latest)).rejects.toMatchObject({
        fieldErrors: { reason: [expect.any(String)] },
      });
      const reason = "They failed their eye test.";
      const recalled = await second.kwan.services.move(id, { action: "recall", reason }, latest);
      expect(recalled).toMatchObject({ status: "in_review", reason });
      expect(await stateOf(id, "production")).toEqual({ status: "in_review", step: "open" });
      const { results } = await owner.kwan.notifications.list();
      expect(results[0]).toMatchObject({
        title: "We have recalled your card",
        message: expect.stringContaining(`it is not valid: ${reason}`),
      });
      await expect(move(second, id, "open_tests")).rejects.toMatchObject({ code: "state_forbids" });
    });

    it("is not the only fact: a document that is rejected while the card is ready stops the hand-over too", async () => {
      const { id } = await at("additional-class", "ready");
      const { documents } = await first.kwan.services.get("additional-class", id);
      const file = documents.find((each) => each.file !== null)?.file ?? "";
      await first.kwan.documents.download(file);
      const review = (outcome: "accepted" | "refused") =>
        first.kwan.documents.review(file, { outcome, reason: "The certificate is false." }, latest);
      await review("refused");
      await expect(move(second, id, "hand_over")).rejects.toMatchObject({
        code: "state_forbids",
        message: expect.stringContaining("A document has been rejected since"),
      });
      await review("accepted");
      expect(await move(second, id, "hand_over")).toMatchObject({ status: "completed" });
    });

    it("stops the system, which approves after tests without an examiner", async () => {
      const { id, driver } = await at("learners-license", "testing");
      const finished = () =>
        inTransaction(server().db, (tx) =>
          testsFinished({ tx, deps: server().deps, actor: null, requestId: "test", address: null } as never, id),
        );
      await first.kwan.drivers.recordEyeTest(driver, { ...test, is_passed: false });
      await finished();
      const status = async () => (await first.kwan.services.get("learners-license", id)).status;
      expect(await status()).toBe("testing");
      server().clock.forward(1_000);
      const reason = "The first chart was blurred.";
      await second.kwan.drivers.recordEyeTest(driver, { ...test, is_passed: true, reason });
      await finished();
      expect(await status()).toBe("completed");
    });

    it("stops the issue of a learner's licence when the tests are opened", async () => {
      const { id, driver } = await at("learners-license", "in_review");
      const { kysely } = server().db;
      await kysely.updateTable("service_steps").set({ state: "open" }).where("step", "like", "theory%").execute();
      await kysely
        .insertInto("eye_tests")
        .values({
          id: "eye_failed",
          driver_id: driver as never,
          recorded_by: first.id,
          acuity: null,
          ...test,
          is_passed: false,
          recorded_at: server().deps.now(),
        })
        .execute();
      await expect(move(first, id, "open_tests")).rejects.toMatchObject({
        message: expect.stringContaining("failed their eye test"),
      });
      await kysely.deleteFrom("eye_tests").where("id", "=", "eye_failed").execute();
      expect(await move(first, id, "open_tests")).toMatchObject({ status: "testing" });
    });
  });

  it("an eye test that has only become too old stops the approval, but not the hand-over [R-AUT-22]", async () => {
    const [early, late] = [await at("additional-class", "testing"), await at("additional-class", "ready")];
    await server().db.kysely.updateTable("eye_tests").set({ tested_on: "2026-08-01" }).execute();
    await expect(move(second, early.id, "approve")).rejects.toMatchObject({
      message: expect.stringContaining("has not passed an eye test"),
    });
    expect(await move(second, late.id, "hand_over")).toMatchObject({ status: "completed" });
  });

  it("a person whose identity is no longer verified gets no card [R-AUT-22]", async () => {
    const { id, driver } = await at("additional-class", "producing");
    const drivers = server()
      .db.kysely.updateTable("drivers")
      .where("id", "=", driver as never);
    await drivers.set({ is_id_verified: false }).execute();
    await expect(move(second, id, "mark_ready")).rejects.toMatchObject({
      message: expect.stringContaining("identity is no longer verified"),
    });
    await drivers.set({ is_id_verified: true }).execute();
    expect(await move(second, id, "mark_ready")).toMatchObject({ status: "ready" });
  });

  it("a first licence is not approved without a training that counts [R-AUT-22]", async () => {
    const { id, owner } = await at("license-application", "testing");
    const permit = { issued_on: "2026-06-10", expires_on: "2027-01-10" };
    await givePermit(server(), owner, "learners_license", permit, ["B"]);
    await giveTraining(server(), owner, branches.accra, 48);
    const records = server()
      .db.kysely.updateTable("class_records")
      .where("driver_id", "=", owner.driver ?? noDriver);
    await records.set({ hours: 47 }).execute();
    await expect(move(second, id, "approve")).rejects.toMatchObject({
      message: expect.stringContaining("has recorded 47 of the 48 hours"),
    });
    await records.set({ hours: 48 }).execute();
    expect(await move(second, id, "approve")).toMatchObject({ status: "approved" });
  });

  describe("a training certificate that two people withdraw [R-AUT-25]", () => {
    const notice = "Your lessons did not take place. Train again at another school.";

    /** Creates an application for a first licence that rests on a certificate, and the certificate's school. */
    async function certified(status: Status) {
      const { id, owner } = await at("license-application", status);
      await givePermit(server(), owner, "learners_license", { issued_on: "2026-06-10", expires_on: "2027-01-10" }, [
        "B",
      ]);
      await giveTraining(server(), owner, branches.accra, 48);
      const certificate_number = `TC/${owner.id}`.toUpperCase();
      const { school_id } = await server()
        .db.kysely.updateTable("enrolments")
        .set({ certificate_number, certificate_date: "2026-11-01" })
        .where("driver_id", "=", owner.driver ?? noDriver)
        .returning("school_id")
        .executeTakeFirstOrThrow();
      const school = await server().person({ role: "driving_school", school_id });
      return { id, owner, certificate_number, school };
    }

    const withdraw = async (driver: string, certificate_number: string) => {
      const details = { certificate_number, notice };
      const about = { kind: "withdraw_certificate", driver, ground: "lessons_untrue", reason: notice } as const;
      const { id } = await first.kwan.decisions.propose({ ...about, details });
      await expect(first.kwan.decisions.decide(id, { outcome: "approved" }, latest)).rejects.toMatchObject({
        code: "own_request",
      });
      await second.kwan.decisions.decide(id, { outcome: "approved" }, latest);
      return id;
    };
    const told = async ({ kwan }: Person) => (await kwan.notifications.list()).results.map(({ message }) => message);
    const stopped = { code: "state_forbids", message: expect.stringContaining("training certificate was withdrawn") };

    it("stops the approval, is told to trainee and school, and a reversal gives it back", async () => {
      const { id, owner, certificate_number, school } = await certified("testing");
      const driver = owner.driver ?? "";
      const { may_propose } = await first.kwan.desk.file(driver);
      expect(may_propose).toContain("withdraw_certificate");
      const wrong = withdraw(driver, "TC/NOBODY");
      await expect(wrong).rejects.toMatchObject({
        body: { certificate_number: [expect.stringContaining("no training")] },
      });
      const decision = await withdraw(driver, certificate_number);
      for (const person of [owner, school]) expect((await told(person))[0]).toContain(notice);
      expect((await told(owner))[0]).toContain("You can appeal until");
      await expect(move(second, id, "approve")).rejects.toMatchObject(stopped);
      expect((await owner.kwan.schools.classRecords()).totals).toMatchObject({ percent: 0, certificate_number: null });
      // Lessons after the withdrawal count again.
      const givenOn = (date: string) =>
        server()
          .db.kysely.updateTable("class_records")
          .set({ date })
          .where("driver_id", "=", owner.driver ?? noDriver)
          .execute();
      await givenOn("2026-12-01");
      expect((await owner.kwan.schools.classRecords()).totals).toMatchObject({ percent: 100 });
      await givenOn("2026-10-01");
      const back = await first.kwan.decisions.reverse(decision, { reason: "The lessons did take place." });
      await second.kwan.decisions.decide(back.id, { outcome: "approved" }, latest);
      expect((await told(school))[0]).toContain("is valid again");
      expect(await move(second, id, "approve")).toMatchObject({ status: "approved" });
    });

    it("stops the hand-over of an application that rests on it", async () => {
      const { id, owner, certificate_number } = await certified("ready");
      await withdraw(owner.driver ?? "", certificate_number);
      await expect(move(second, id, "hand_over")).rejects.toMatchObject(stopped);
    });

    it("is not withdrawn twice", async () => {
      const { owner, certificate_number } = await certified("testing");
      await withdraw(owner.driver ?? "", certificate_number);
      await expect(withdraw(owner.driver ?? "", certificate_number)).rejects.toMatchObject({ code: "state_forbids" });
    });
  });

  describe("a second eye test on one day [R-AUT-22]", () => {
    const record = (officer: Person, driver: string, more: { is_passed: boolean; reason?: string }) =>
      officer.kwan.drivers.recordEyeTest(driver, { ...test, ...more });
    const reason = "The first chart was blurred.";

    it("needs a reason, and nobody turns their own fail into a pass", async () => {
      const driver = (await server().person()).driver ?? "";
      await record(first, driver, { is_passed: false });
      await expect(record(second, driver, { is_passed: true })).rejects.toMatchObject({
        body: { reason: [expect.any(String)] },
      });
      await expect(record(first, driver, { is_passed: true, reason })).rejects.toMatchObject({ code: "forbidden" });
      server().clock.forward(1_000);
      expect(await record(second, driver, { is_passed: true, reason })).toMatchObject({ is_passed: true });
      server().clock.forward(1_000);
      expect(await record(second, driver, { is_passed: false, reason })).toMatchObject({ is_passed: false });
    });

    it("does not matter on another day", async () => {
      const driver = (await server().person()).driver ?? "";
      await record(first, driver, { is_passed: false });
      expect(
        await first.kwan.drivers.recordEyeTest(driver, { ...test, tested_on: "2026-11-20", is_passed: true }),
      ).toMatchObject({ is_passed: false });
    });
  });
});
