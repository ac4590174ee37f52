import { exampleDetails } from "@kwan/contract/examples";
import type { PlainDate } from "@kwan/domain";
import type { Kind } from "@kwan/domain/kinds";
import { isApiError } from "@kwan/sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { type BranchId, noDriver } from "../src/platform/ids.ts";
import { addOpenStep, newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { giveCard, giveDocuments, givePermit, giveTraining, numbersOf } from "./fit-drivers.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { clearForDecision, giveEyeTest, payFor, seedBranches, verifyIdentity } from "./people.ts";
import { type Person, testServer } from "./server.ts";
import { type Application, callsOf, walk } from "./walk-application.ts";

const reason = "The applicant is at our counter and asks about it.";

eachDatabase((database) => {
  const server = testServer(database);
  let branches: { accra: BranchId; weija: BranchId };
  let officer: Person;
  beforeAll(async () => {
    branches = await seedBranches(server());
    officer = await server().person({ role: "officer" });
  });

  /** Creates an application that has been submitted and paid for, and is in review. */
  async function inReview(owner: Person, kind: Kind, more: object = {}): Promise<Application> {
    const details = { ...exampleDetails[kind], ...(await numbersOf(owner, kind)), ...more };
    const draft = await callsOf(owner).create(kind, { branch: branches.accra, details });
    await giveDocuments(server(), { id: draft.id, kind, details }, owner, owner.id);
    await owner.kwan.services.move(draft.id, { action: "submit" }, latest);
    await payFor(server(), draft.id);
    return officer.kwan.services.move(draft.id, { action: "start_review" }, latest);
  }

  async function driverWithCard(since?: PlainDate): Promise<Person> {
    const driver = await server().person();
    await giveCard(server(), driver, since === undefined ? {} : { since });
    await giveEyeTest(server(), driver.driver, officer.id, "2026-11-01");
    return driver;
  }

  describe("the classes of a foreign licence", () => {
    it("are decided by the officer who confirms it, and never taken from the applicant's answers", async () => {
      const learner = await server().person({ role: "learner" });
      await giveEyeTest(server(), learner.driver, officer.id, "2026-11-01");
      const { id } = await inReview(learner, "foreign-license-conversion", { foreign_classes: "C" });
      const record = (classes?: ("B" | "C")[]) =>
        officer.kwan.services.recordStep(id, { step: "authenticity_check", state: "done", classes }, latest);
      await expect(record()).rejects.toMatchObject({
        fieldErrors: { classes: ["Choose the Ghanaian classes that this licence is equivalent to."] },
      });
      expect((await record(["B"])).decided_classes).toEqual(["B"]);
      const ended = await walk(server(), { id, officer, owner: learner });
      expect(ended.status).toBe("completed");
      const { classes } = await learner.kwan.licences.get(learner.driver ?? "");
      expect(classes.map(({ letter }) => letter)).toEqual(["B"]);
    });

    it("are not granted to somebody who is too young for them", async () => {
      const learner = await server().person({ role: "learner", date_of_birth: "2007-01-01" });
      await giveEyeTest(server(), learner.driver, officer.id, "2026-11-01");
      const { id } = await inReview(learner, "foreign-license-conversion");
      await expect(
        officer.kwan.services.recordStep(id, { step: "authenticity_check", state: "done", classes: ["C"] }, latest),
      ).rejects.toMatchObject({
        fieldErrors: {
          classes: ["The applicant is too young for class C. Check the date of birth, or choose another class."],
        },
      });
    });
  });

  it("a licence shows that its holder needs glasses, until a later eye test says otherwise", async () => {
    const driver = await driverWithCard();
    const restrictions = async () => (await driver.kwan.licences.get(driver.driver ?? "")).restrictions;
    for (const [needs_glasses, expected] of [
      [true, ["glasses"]],
      [false, []],
    ] as const) {
      const test = {
        tested_on: "2026-11-20",
        is_passed: true,
        needs_glasses,
        centre: "Korle Bu",
        reason: "The first chart was blurred.",
      };
      await officer.kwan.drivers.recordEyeTest(driver.driver ?? "", test);
      const { id } = await inReview(driver, "additional-class", { license_class: needs_glasses ? "A" : "E" });
      await walk(server(), { id, officer, owner: driver });
      expect(await restrictions()).toEqual(expected);
      server().clock.forward(1_000);
    }
  });

  it("a renewal puts the result of its eye test on the licence", async () => {
    const driver = await server().person();
    await giveCard(server(), driver, { issued_on: "2024-12-10" });
    const { id } = await inReview(driver, "drivers-renewal");
    const test = { tested_on: "2026-11-21", is_passed: true, needs_glasses: true, centre: "Korle Bu" };
    await officer.kwan.drivers.recordEyeTest(driver.driver ?? "", test);
    await walk(server(), { id, officer, owner: driver });
    const { restrictions } = await driver.kwan.licences.get(driver.driver ?? "");
    expect(restrictions).toEqual(["glasses"]);
  });

  it("the first check of a paid application begins its review, with everything that goes with it", async () => {
    const driver = await driverWithCard();
    const details = { ...exampleDetails["additional-class"], ...(await numbersOf(driver, "additional-class")) };
    const draft = await callsOf(driver).create("additional-class", { branch: branches.accra, details });
    await giveDocuments(server(), { id: draft.id, kind: "additional-class", details }, driver, driver.id);
    await driver.kwan.services.move(draft.id, { action: "submit" }, latest);
    // Officers cannot check anything before the application is paid for.
    const early = officer.kwan.services.recordStep(draft.id, { step: "document_check", state: "failed" }, latest);
    await expect(early).rejects.toMatchObject({ code: "state_forbids" });
    await payFor(server(), draft.id);
    const paid = await officer.kwan.services.application(draft.id);
    const tests = officer.kwan.services.recordStep(draft.id, { step: "practical_test", state: "failed" }, latest);
    await expect(tests).rejects.toMatchObject({ code: "state_forbids" });
    const file = paid.documents[0]?.file ?? "";
    await officer.kwan.documents.download(file);
    await officer.kwan.documents.review(file, { outcome: "accepted" }, latest);
    const begun = await officer.kwan.services.application(draft.id);
    expect(begun.status).toBe("in_review");
    expect(begun.history.at(-1)).toMatchObject({ action: "start_review", by: "officer" });
  });

  describe("the office", () => {
    it("cannot record an eye test from years ago, and the step needs a valid one", async () => {
      const learner = await server().person({ role: "learner" });
      const old = { tested_on: "2019-01-01", is_passed: true, needs_glasses: false, centre: "x" };
      await expect(officer.kwan.drivers.recordEyeTest(learner.driver ?? "", old)).rejects.toMatchObject({
        fieldErrors: { tested_on: [expect.stringContaining("valid for 90 days")] },
      });
      const school = await giveTraining(server(), learner, branches.accra, 1);
      const { id } = await inReview(learner, "learners-license", school);
      await expect(
        officer.kwan.services.recordStep(id, { step: "eye_test", state: "done" }, latest),
      ).rejects.toMatchObject({
        fieldErrors: { step: [expect.stringContaining("has not passed an eye test in the last 90 days")] },
      });
    });

    it("records a practical test with its score, after submission; 70 of 100 is a pass", async () => {
      const driver = await driverWithCard();
      const { id } = await inReview(driver, "additional-class");
      await clearForDecision(server(), id);
      await officer.kwan.services.recordStep(id, { step: "document_check", state: "done" }, latest);
      await officer.kwan.services.move(id, { action: "open_tests" }, latest);
      const today = server().clock.now.toISOString().slice(0, 10);
      const record = (test: object) =>
        officer.kwan.services.recordPracticalTest(
          id,
          {
            tested_on: today,
            is_passed: true,
            reason: "The branch had a free place.",
            ...test,
          },
          latest,
        );
      const waits = async () =>
        (await officer.kwan.tasks.list({ kind: "second_half", limit: 100 })).results.some(
          ({ subject_id }) => subject_id === id,
        );
      expect(await waits()).toBe(false);
      await expect(record({ score: 12 })).rejects.toMatchObject({ fieldErrors: { score: [expect.any(String)] } });
      await expect(record({ score: 69 })).rejects.toMatchObject({ fieldErrors: { score: [expect.any(String)] } });
      await expect(record({})).rejects.toMatchObject({
        fieldErrors: { score: ["Enter the score if the person passed the test."] },
      });
      await expect(record({ score: 80, tested_on: "2025-01-01" })).rejects.toMatchObject({
        fieldErrors: { tested_on: [expect.stringContaining("before the application was submitted")] },
      });
      const ticked = officer.kwan.services.recordStep(id, { step: "practical_test", state: "done" }, latest);
      await expect(ticked).rejects.toMatchObject({
        fieldErrors: { step: [expect.stringContaining("has not passed")] },
      });
      expect(await record({ score: 70 })).toMatchObject({
        status: "testing",
        held_back: [{ action: "approve", reason: expect.stringMatching(/^You recorded the practical test/) }],
      });
      // Now the application is waiting for an officer.
      expect(await waits()).toBe(true);
      await expect(officer.kwan.services.move(id, { action: "approve" }, latest)).rejects.toMatchObject({
        code: "forbidden",
        message: expect.stringMatching(/^You recorded the practical test, so another officer must approve/),
      });
      const colleague = await server().person({ role: "officer" });
      expect((await colleague.kwan.services.move(id, { action: "approve" }, latest)).status).toBe("approved");
    });
  });

  it("a date of birth cannot be changed to one at which the driver was too young for their licence", async () => {
    const driver = await driverWithCard("2020-01-01");
    const [{ id: request_id }, reviewer] = [
      await server()
        .db.kysely.insertInto("update_requests")
        .values({
          id: server().deps.newId("req"),
          driver_id: driver.driver ?? noDriver,
          requested_by: driver.id,
          status: "requested",
          changes: JSON.stringify([{ field: "date_of_birth", before: "1998-03-14", after: "2012-03-14" }]),
          reason_for_change: "It is wrong on my card.",
          requested_at: server().deps.now(),
          decided_at: null,
          decided_by: null,
          decision_reason: null,
        })
        .returning("id")
        .executeTakeFirstOrThrow(),
      await server().person({ role: "reviewer" }),
    ];
    await expect(reviewer.kwan.updateRequests.approve(request_id)).rejects.toMatchObject({
      code: "state_forbids",
      message: expect.stringContaining("was under 18 when class B was issued"),
    });
  });

  describe("a change of centre", () => {
    const paid = async (driver: Person, what: "record" | "test" | "collection", to_branch: string) =>
      inReview(driver, "center-change", { what, to_branch });

    it("moves what was paid for: the record, or the open application with a test or a card", async () => {
      const driver = await driverWithCard();
      const { weija, accra } = branches;
      await verifyIdentity(server(), driver.driver);
      const open = await inReview(driver, "additional-class");
      const { id } = await paid(driver, "test", weija);
      await officer.kwan.services.recordStep(id, { step: "branch_acceptance", state: "done" }, latest);
      await officer.kwan.services.move(id, { action: "approve" }, latest);
      const read = () => callsOf(driver).read("additional-class", open.id);
      expect(await read()).toMatchObject({ branch: weija });
      const task = server().db.kysely.selectFrom("tasks").select("branch_id").where("subject_id", "=", open.id);
      expect(await task.where("closed_at", "is", null).execute()).toEqual([{ branch_id: weija }]);
      const moves = server()
        .db.kysely.selectFrom("audit")
        .select(["before", "after"])
        .where("action", "=", "move_service")
        .where("entity_id", "=", open.id);
      expect(await moves.execute()).toEqual([{ before: { branch_id: accra }, after: { branch_id: weija } }]);
      const back = await paid(driver, "collection", accra);
      await officer.kwan.services.recordStep(back.id, { step: "branch_acceptance", state: "done" }, latest);
      await officer.kwan.services.move(back.id, { action: "approve" }, latest);
      expect(await read()).toMatchObject({ branch: accra });
    });

    it("does not move anything to a branch that has closed since", async () => {
      const driver = await driverWithCard();
      await verifyIdentity(server(), driver.driver);
      const { id } = await paid(driver, "record", branches.weija);
      await officer.kwan.services.recordStep(id, { step: "branch_acceptance", state: "done" }, latest);
      const turn = (is_open: boolean) =>
        server().db.kysely.updateTable("branches").set({ is_open }).where("id", "=", branches.weija).execute();
      await turn(false);
      const approving = officer.kwan.services.move(id, { action: "approve" }, latest);
      await expect(approving).rejects.toMatchObject({
        code: "state_forbids",
        message: expect.stringContaining("This branch has closed"),
      });
      await turn(true);
      await officer.kwan.services.move(id, { action: "approve" }, latest);
    });

    it("is not sold if there is nothing to move", async () => {
      for (const what of ["test", "collection"] as const)
        await expect(paid(await driverWithCard(), what, branches.weija)).rejects.toMatchObject({
          fieldErrors: { "details.to_branch": [expect.stringContaining("nothing to move")] },
        });
    });
  });

  describe("an officer of a branch", () => {
    it("opens another branch's application and its documents only with a reason, which is recorded", async () => {
      const driver = await driverWithCard();
      const { id, documents } = await inReview(driver, "additional-class");
      const stranger = await server().person({ role: "officer", branch_id: branches.weija });
      const colleague = await server().person({ role: "officer", branch_id: branches.accra });
      const file = documents.find((each) => each.file)?.file ?? "";
      await callsOf(colleague).read("additional-class", id);
      const tries = [
        () => callsOf(stranger).read("additional-class", id),
        () => stranger.kwan.services.move(id, { action: "reject", reason }, latest),
        () => stranger.kwan.services.recordStep(id, { step: "document_check", state: "done" }, latest),
        () => stranger.kwan.documents.get(file),
      ];
      for (const each of tries) await expect(each()).rejects.toMatchObject({ code: "reason_required", status: 403 });
      await expect(stranger.kwan.services.open(id, { reason: "why" })).rejects.toMatchObject({ status: 400 });
      await stranger.kwan.services.open(id, { reason });
      await callsOf(stranger).read("additional-class", id);
      await stranger.kwan.documents.get(file);
      const row = await server()
        .db.kysely.selectFrom("audit")
        .select("after")
        .where("action", "=", "open_application")
        .where("entity_id", "=", id)
        .executeTakeFirstOrThrow();
      expect(row.after).toEqual({ reason });
      const opened_at = new Date(server().clock.now.getTime() - 13 * 3_600_000);
      await server()
        .db.kysely.updateTable("openings")
        .set({ opened_at })
        .where("application_id", "=", idOf("srv", id))
        .execute();
      await expect(callsOf(stranger).read("additional-class", id)).rejects.toMatchObject({ code: "reason_required" });
    });

    it("does not decide on an application that has changed since they read it", async () => {
      const driver = await driverWithCard();
      const seen = await inReview(driver, "additional-class");
      const other = await server().person({ role: "officer" });
      const theirs = await callsOf(other).read("additional-class", seen.id);
      await officer.kwan.services.move(seen.id, { action: "ask_for_more", reason }, { ifMatch: seen });
      const late = await other.kwan.services.move(seen.id, { action: "reject", reason }, { ifMatch: theirs }).settled();
      const error = !late.ok && isApiError(late.error) ? late.error : undefined;
      expect(error).toMatchObject({ status: 412, code: "stale" });
      expect(error?.current).toMatchObject({ status: "action_required", reason });
    });
  });

  it("an appointment is not booked for an application that ends at the same moment", async () => {
    const rounds = Array.from({ length: 8 }, (_, index) => index);
    const { db, deps } = server();
    for (const round of rounds) {
      const learner = await server().person({ role: "learner" });
      await givePermit(server(), learner, "learners_license", { issued_on: "2026-10-01", expires_on: "2027-04-01" });
      const of = {
        driver: learner.driver,
        filed_by: learner.id,
        kind: "learners-license",
        branch_id: branches.accra,
      } as const;
      const id = await newApplication(server(), { ...of, status: "in_review" });
      await addOpenStep(server(), id, "biometrics");
      const slot = { id: deps.newId("slt"), branch_id: branches.accra, purpose: "biometrics" };
      const starts_at = new Date(Date.UTC(2027, 0, 4, 8, round));
      const ends_at = new Date(starts_at.getTime() + 600_000);
      await db.kysely
        .insertInto("slots")
        .values({ ...slot, starts_at, ends_at, capacity: 1 })
        .execute();
      await Promise.all([
        learner.kwan.appointments.book({ service: id, slot: slot.id }).settled(),
        officer.kwan.services.move(id, { action: "reject", reason }, latest),
      ]);
      const booked = await db.kysely
        .selectFrom("appointments")
        .select("id")
        .where("application_id", "=", id)
        .where("status", "=", "booked")
        .execute();
      expect(booked).toEqual([]);
    }
  });
});
