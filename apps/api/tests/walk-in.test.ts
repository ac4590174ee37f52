import { exampleDetails } from "@kwan/contract/examples";
import type { Kind } from "@kwan/domain/kinds";
import { beforeAll, describe, expect, it } from "vitest";
import { type ApplicationId, type BranchId, type DriverId, noDriver } from "../src/platform/ids.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { giveCard, giveDocuments, numbersOf } from "./fit-drivers.ts";
import { giveIdentityFile, proposeIdentity } from "./fixtures/evidence.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { giveEyeTest, payFor, seedBranches } from "./people.ts";
import { fileOf, pdf } from "./pictures.ts";
import { type Person, testServer } from "./server.ts";
import { doSteps } from "./walk-application.ts";

eachDatabase((database) => {
  const server = testServer(database);
  let branches: { accra: BranchId; weija: BranchId };
  let officer: Person;
  beforeAll(async () => {
    branches = await seedBranches(server());
    officer = await server().person({ role: "officer", branch_id: branches.accra });
  });

  let documents = 700_200_300;
  /** Registers a person at the counter who holds a licence and has passed an eye test. */
  async function walkIn(changes: object = {}): Promise<DriverId> {
    documents += 1;
    const made = await officer.kwan.desk.register({
      first_name: "Adjoa",
      last_name: "Nyarko",
      date_of_birth: "1974-02-11",
      nationality: { value: "GH", label: "Ghanaian" },
      sex: "female",
      id_type: "ghana_card",
      id_number: `GHA-${documents}-1`,
      is_another_person: true,
      ...changes,
    });
    const id = idOf("drv", made.id);
    await giveCard(server(), asPerson(id), { issued_on: "2025-01-10" });
    await giveEyeTest(server(), id, officer.id, "2026-11-01");
    return id;
  }
  /**
   * Returns the officer's account with this driver's record, for helpers that expect a person's own record. The driver
   * has no account.
   */
  const asPerson = (driver: DriverId): Person => ({ ...officer, driver });

  const kind = "drivers-renewal" satisfies Kind;
  const answersOf = async (driver: DriverId) => ({
    ...exampleDetails[kind],
    ...(await numbersOf(asPerson(driver), kind)),
  });

  /** Creates a draft that the officer has filled in for a person at the counter. */
  async function draftFor(driver: DriverId, by: Person = officer) {
    const details = await answersOf(driver);
    const { id } = await by.kwan.services.create(kind, { driver });
    await by.kwan.services.update(kind, id, { details, branch: branches.accra });
    await giveDocuments(server(), { id, kind, details }, asPerson(driver), officer.id);
    return id;
  }

  let lastDay = 10;
  /** Creates a document and an appointment for an application directly in the database. */
  async function thingsOf(driver_id: DriverId, application_id: ApplicationId) {
    const { db, deps } = server();
    const created_at = deps.now();
    const slot = { id: deps.newId("slt"), branch_id: branches.accra, purpose: "eye_test", capacity: 1 };
    const day = `2027-01-${String(++lastDay)}`;
    const times = { starts_at: `${day}T09:00:00Z`, ends_at: `${day}T10:00:00Z` };
    await db.kysely
      .insertInto("slots")
      .values({ ...slot, ...times })
      .execute();
    const appointment = deps.newId("apt");
    const place = { slot_id: slot.id, place: 1, status: "booked", created_at };
    await db.kysely
      .insertInto("appointments")
      .values({ id: appointment, application_id, driver_id, ...place })
      .execute();
    const document = deps.newId("doc");
    const file = {
      blob_key: deps.newId("blb"),
      name: "a.pdf",
      type: "application/pdf",
      bytes: 9,
      sha256: "0",
      reason: null,
      update_request_id: null,
    } as const;
    await db.kysely
      .insertInto("documents")
      .values({
        id: document,
        driver_id,
        application_id,
        document: "affidavit",
        ...file,
        uploaded_by: officer.id,
        uploaded_at: created_at,
      })
      .execute();
    return { document, appointment };
  }

  const somebody = async () => {
    const person = await server().person();
    await giveCard(server(), person, { issued_on: "2025-01-10" });
    return person;
  };

  describe("a branch with one officer [R-AUT-19]", () => {
    let away: Person;
    beforeAll(async () => {
      away = await server().person({ role: "officer", branch_id: branches.weija });
    });
    /** Returns the open task of this kind about an application, as somebody sees it. */
    const taskOf = async (by: Person, about: string, task: "second_half" | "review_application") =>
      (await by.kwan.tasks.list({ kind: task, subject: about })).results[0];
    const standing = (id: string) => officer.kwan.services.application(id);

    it("files for somebody at the counter, and an officer of any branch decides", async () => {
      const driver = await walkIn();
      const id = await draftFor(driver);
      await officer.kwan.services.move(id, { action: "submit" }, latest);
      await payFor(server(), id);
      await giveIdentityFile(server(), driver, officer.id);
      const identity = await proposeIdentity(officer, driver);
      await away.kwan.decisions.decide(identity.id, { outcome: "approved" }, latest);
      expect(await taskOf(officer, id, "review_application")).toBeDefined();
      await expect(away.kwan.services.application(id)).rejects.toMatchObject({ code: "reason_required" });
      await doSteps(
        server(),
        officer,
        officer,
        await officer.kwan.services.move(id, { action: "start_review" }, latest),
      );

      const { actions, held_back } = await standing(id);
      expect(actions).not.toContain("approve");
      expect(held_back).toMatchObject([{ action: "approve", reason: expect.stringContaining("You filed this") }]);
      await expect(officer.kwan.services.move(id, { action: "approve" }, latest)).rejects.toMatchObject({
        code: "forbidden",
      });
      expect(await taskOf(officer, id, "review_application")).toBeUndefined();
      const task = await taskOf(away, id, "second_half");
      await expect(officer.kwan.tasks.claim(task?.id ?? "")).rejects.toMatchObject({ code: "state_forbids" });
      await away.kwan.tasks.claim(task?.id ?? "");
      expect(await away.kwan.services.move(id, { action: "approve" }, latest)).toMatchObject({ status: "completed" });
      expect(await taskOf(away, id, "second_half")).toBeUndefined();
    });

    it("approves what its owner has filed, and an officer of any branch hands over the card", async () => {
      const printed = "lost-damaged-license" satisfies Kind;
      const owner = await server().person({ is_id_verified: true });
      await giveCard(server(), owner, { issued_on: "2025-01-10" });
      await giveEyeTest(server(), owner.driver, officer.id, "2026-11-01");
      const details = { ...exampleDetails[printed], ...(await numbersOf(owner, printed)) };
      const { id } = await owner.kwan.services.create(printed, { details, branch: branches.accra });
      await giveDocuments(server(), { id, kind: printed, details }, owner, owner.id);
      await owner.kwan.services.move(id, { action: "submit" }, latest);
      await payFor(server(), id);
      await doSteps(server(), officer, owner, await officer.kwan.services.move(id, { action: "start_review" }, latest));
      await officer.kwan.services.move(id, { action: "approve" }, latest);
      await payFor(server(), id);
      await officer.kwan.services.move(id, { action: "produce" }, latest);
      await expect(away.kwan.services.application(id)).rejects.toMatchObject({ code: "reason_required" });
      await officer.kwan.services.move(id, { action: "mark_ready" }, latest);
      await expect(officer.kwan.services.move(id, { action: "hand_over" }, latest)).rejects.toMatchObject({
        code: "forbidden",
      });
      for (const [said, field] of [
        [{}, "handed_to"],
        [{ handed_to: "holder" }, "document_shown"],
        [{ handed_to: "representative", document_shown: "passport", receiver: " " }, "receiver"],
      ] as const) {
        const attempt = away.kwan.services.move(id, { action: "hand_over", ...said }, latest);
        await expect(attempt, field).rejects.toMatchObject({ body: { [field]: [expect.any(String)] } });
      }
      const collector = { handed_to: "representative", receiver: "Kojo Nyarko", document_shown: "passport" } as const;
      const done = await away.kwan.services.move(id, { action: "hand_over", ...collector }, latest);
      expect(done.history.at(-1)).toMatchObject({
        action: "hand_over",
        handed_over: { to: "representative", receiver: "Kojo Nyarko", document: "passport" },
      });
      expect((await owner.kwan.services.application(id)).history.at(-1)?.handed_over).toMatchObject({
        to: "representative",
      });
      expect(done).toMatchObject({
        status: "completed",
      });
    });

    it("checks the identity of a person without an account, and does not decide their application either", async () => {
      const driver = await walkIn();
      const colleague = await server().person({ role: "officer", branch_id: branches.accra });
      const id = await draftFor(driver);
      await officer.kwan.services.move(id, { action: "submit" }, latest);
      await payFor(server(), id);
      await giveIdentityFile(server(), driver, colleague.id);
      const identity = await proposeIdentity(colleague, driver);
      await officer.kwan.decisions.decide(identity.id, { outcome: "approved" }, latest);
      await doSteps(
        server(),
        officer,
        officer,
        await officer.kwan.services.move(id, { action: "start_review" }, latest),
      );
      const refusal = { code: "forbidden", message: expect.stringContaining("You checked the identity") };
      await expect(colleague.kwan.services.move(id, { action: "approve" }, latest)).rejects.toMatchObject(refusal);
    });

    it("a claim ends with the rights of its holder", async () => {
      const admin = await server().person({ role: "admin" });
      const holder = await server().person({ role: "officer" });
      const driver = (await server().person()).driver;
      const task = (await holder.kwan.tasks.list({ kind: "verify_identity", subject: driver ?? "" })).results[0];
      await holder.kwan.tasks.claim(task?.id ?? "");
      await admin.kwan.staff.update(holder.id, { is_active: false }, latest);
      const [seen] = (await officer.kwan.tasks.list({ subject: driver ?? "" })).results;
      expect(seen).toMatchObject({ id: task?.id, claimed_by: null });
    });
  });

  describe("applying at the counter [R-AUT-13]", () => {
    it("an officer fills in the form of somebody without an account, who pays like everybody else", async () => {
      const driver = await walkIn();
      const id = await draftFor(driver);
      const sent = await officer.kwan.services.move(id, { action: "submit" }, latest);
      expect(sent).toMatchObject({ driver, status: "awaiting_payment", driver_name: "Adjoa Nyarko" });
      await payFor(server(), id);
      expect((await officer.kwan.services.application(id)).status).toBe("paid");
      const file = await officer.kwan.desk.file(driver);
      expect(file.applications.map((each) => each.id)).toEqual([id]);
      const acts = await server()
        .db.kysely.selectFrom("audit")
        .select(["action", "actor_id"])
        .where("entity_id", "=", id)
        .where("action", "in", ["file_service", "change_service", "service_submit"])
        .execute();
      expect(new Set(acts.map(({ action }) => action))).toEqual(
        new Set(["file_service", "change_service", "service_submit"]),
      );
      expect(new Set(acts.map(({ actor_id }) => actor_id))).toEqual(new Set([officer.id]));
    });

    it("a wrong answer is refused with the same words as in the portal", async () => {
      const driver = await walkIn();
      const { id } = await officer.kwan.services.create(kind, { driver, branch: branches.accra });
      await expect(officer.kwan.services.move(id, { action: "submit" }, latest)).rejects.toMatchObject({
        body: { "details.license_number": [expect.stringContaining("required")] },
      });
    });

    it("nobody applies for somebody who has an account", async () => {
      const person = await somebody();
      const refusal = { code: "state_forbids", message: expect.stringContaining("has an account") };
      await expect(officer.kwan.services.create(kind, { driver: person.driver ?? "" })).rejects.toMatchObject(refusal);
      const { id } = await person.kwan.services.create(kind, {});
      await expect(officer.kwan.services.update(kind, id, { branch: branches.accra })).rejects.toMatchObject(refusal);
      await expect(officer.kwan.services.move(id, { action: "submit" }, latest)).rejects.toMatchObject({
        code: "forbidden",
      });
      expect((await officer.kwan.services.application(id)).actions).not.toContain("edit");
    });

    it("an officer says for whom, and nobody else can", async () => {
      await expect(officer.kwan.services.create(kind, {})).rejects.toMatchObject({
        body: { driver: expect.anything() },
      });
      const stranger = await somebody();
      const driver = await walkIn();
      const made = await stranger.kwan.services.create(kind, { driver });
      expect(made.driver).toBe(stranger.driver);
      const reviewer = await server().person({ role: "reviewer" });
      await expect(reviewer.kwan.services.create(kind, { driver })).rejects.toMatchObject({ code: "forbidden" });
    });

    it("an officer does not apply for themselves without an account", async () => {
      const driver = await walkIn({ phone_number: officer.phone_number });
      await expect(officer.kwan.services.create(kind, { driver })).rejects.toMatchObject({ code: "own_request" });
      // Officers also cannot continue an application that a colleague has begun for them.
      const colleague = await server().person({ role: "officer", branch_id: branches.accra });
      const { id } = await colleague.kwan.services.create(kind, { driver });
      await expect(officer.kwan.services.update(kind, id, { tier: "premium" })).rejects.toMatchObject({
        code: "own_request",
      });
    });

    it("an officer who types a name like their own, with another phone, acts only once a colleague has confirmed it [R-AUT-19]", async () => {
      const named = async (first_name: string, last_name: string) => {
        const person = await server().person({ role: "officer", branch_id: branches.accra });
        const names = { first_name, last_name };
        await server().db.kysely.updateTable("users").set(names).where("id", "=", person.id).execute();
        return person;
      };
      const [officer, colleague] = [await named("Kofi", "Quartey"), await named("Esi", "Boateng")];
      for (const [first_name, last_name] of [
        ["Kofi", "Quartey"],
        ["Quartei", "Kofi Kwabena"],
      ] as const) {
        const changes = { first_name, last_name };
        const driver = await walkIn({ ...changes, phone_number: "+233244909090" });
        await officer.kwan.desk.open(driver, { reason: "They have come to our counter." });
        expect((await officer.kwan.desk.file(driver)).flags).toContain("own_namesake");
        await expect(officer.kwan.services.create(kind, { driver })).rejects.toMatchObject({
          code: "own_request",
          message: expect.stringContaining("like yours"),
        });
        // Nor do they go on with what somebody else has begun.
        await colleague.kwan.desk.open(driver, { reason: "They have come to our counter." });
        const { id } = await colleague.kwan.services.create(kind, { driver });
        await expect(officer.kwan.services.update(kind, id, { tier: "premium" })).rejects.toMatchObject({
          code: "own_request",
        });
        await giveIdentityFile(server(), driver, officer.id);
        const identity = await proposeIdentity(officer, driver);
        expect(identity.state).toBe("proposed");
        await colleague.kwan.decisions.decide(identity.id, { outcome: "approved" }, latest);
        expect((await officer.kwan.desk.file(driver)).flags).not.toContain("own_namesake");
        await officer.kwan.services.update(kind, id, { tier: "premium" });
      }
    });

    it("another branch's application needs a reason first", async () => {
      const id = await draftFor(await walkIn());
      const other = await server().person({ role: "officer", branch_id: branches.weija });
      await expect(other.kwan.services.update(kind, id, { tier: "premium" })).rejects.toMatchObject({
        code: "reason_required",
      });
    });

    it("another branch's documents and appointments need a reason first, whoever holds them", async () => {
      const driver = await walkIn();
      const id = await draftFor(driver);
      const { document, appointment } = await thingsOf(driver, idOf("srv", id));
      const other = await server().person({ role: "officer", branch_id: branches.weija });
      const refusal = { code: "reason_required" };
      const file = fileOf(pdf(), "a.pdf");
      const upload = () => other.kwan.documents.upload({ service: id, document: "affidavit", file });
      await expect(other.kwan.documents.remove(document)).rejects.toMatchObject(refusal);
      await expect(upload()).rejects.toMatchObject(refusal);
      await expect(other.kwan.appointments.book({ service: id, slot: "slt_none" })).rejects.toMatchObject(refusal);
      await expect(other.kwan.appointments.move(appointment, { slot: "slt_none" })).rejects.toMatchObject(refusal);
      await expect(other.kwan.appointments.cancel(appointment)).rejects.toMatchObject(refusal);
      await other.kwan.services.open(id, { reason: "The applicant has come to our counter." });
      await other.kwan.documents.remove(document);
      await other.kwan.appointments.cancel(appointment);
    });

    it("an appointment that an officer cancels is reported to the applicant, and officers cannot cancel their own", async () => {
      const { person, db } = server();
      const [applicant, colleague] = [await person(), await person({ role: "officer" })];
      const id = await newApplication(server(), { driver: applicant.driver, filed_by: applicant.id, status: "paid" });
      const { appointment } = await thingsOf(applicant.driver ?? noDriver, id);
      await db.kysely
        .updateTable("drivers")
        .set({ email: colleague.email })
        .where("id", "=", applicant.driver)
        .execute();
      await expect(colleague.kwan.appointments.cancel(appointment)).rejects.toMatchObject({ code: "own_request" });
      const other = await person({ role: "officer" });
      await other.kwan.appointments.cancel(appointment);
      expect((await applicant.kwan.notifications.list()).results[0]).toMatchObject({
        title: "Your appointment has been cancelled",
        message: expect.stringMatching(/^Your .+ on January \d+, 2027 at 09:00, at Accra/),
        service: id,
      });
    });

    it("an officer of a branch applies there only", async () => {
      const driver = await walkIn();
      const elsewhere = officer.kwan.services.create(kind, { driver, branch: branches.weija });
      await expect(elsewhere).rejects.toMatchObject({ body: { branch: [expect.stringContaining("your own branch")] } });
      const anywhere = await server().person({ role: "officer" });
      await anywhere.kwan.services.create(kind, { driver, branch: branches.weija });
    });

    it("the learner's class and school are chosen at the counter only for people without an account", async () => {
      const learner = await server().person({ role: "learner" });
      const { id } = await learner.kwan.services.create("learners-license", {});
      const { services } = officer.kwan;
      const refusal = { code: "state_forbids", message: expect.stringContaining("has an account") };
      await expect(services.chooseCategory(id, { license_class: "B", gearbox: "manual" })).rejects.toMatchObject(
        refusal,
      );
      await expect(services.verifySchool(id, { school_code: "X-1", trainee_number: "T-1" })).rejects.toMatchObject(
        refusal,
      );
      const driver = await walkIn();
      const made = await officer.kwan.services.create("learners-license", { driver });
      await services.verifySchool(made.id, { school_code: "X-1", trainee_number: "T-1" });
    });
  });
});
