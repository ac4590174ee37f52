import { kinds } from "@kwan/domain/kinds";
import { beforeAll, describe, expect, it } from "vitest";
import { noDriver } from "../src/platform/ids.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { givePermit } from "./fit-drivers.ts";
import { endorse } from "./fixtures/endorse.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { giveLicence, seedBranches, verifyIdentity } from "./people.ts";
import { type Person, testServer } from "./server.ts";
import { callsOf } from "./walk-application.ts";

const first = "license-application";
const foreign = "foreign-license-conversion";

eachDatabase((database) => {
  const of = testServer(database);
  let officer: Person;
  beforeAll(async () => {
    await seedBranches(of());
    officer = await of().person({ role: "officer" });
  });

  const learner = () => of().person({ role: "learner" });
  const licenceOf = ({ driver }: Person) =>
    of()
      .db.kysely.selectFrom("licenses")
      .selectAll()
      .where("driver_id", "=", driver ?? noDriver)
      .execute();

  /** Creates an application at a status that its holder could not reach any more by applying. */
  async function at(
    person: Person,
    kind: typeof first | typeof foreign,
    status: "awaiting_payment" | "in_review" | "ready",
  ) {
    const learners = { issued_on: "2026-06-10", expires_on: "2027-01-10" } as const;
    await givePermit(of(), person, "learners_license", learners, ["A", "B"]);
    await verifyIdentity(of(), person.driver);
    return newApplication(of(), { driver: person.driver, filed_by: person.id, kind, status });
  }

  describe("a first licence", () => {
    it.each([
      [first, foreign],
      [foreign, first],
    ] as const)(
      "applied for by %s is not also applied for by %s, not even as a draft [R-ADD-03]",
      async (one, other) => {
        const person = await learner();
        const { number, id } = await callsOf(person).create(one, {});
        await expect(callsOf(person).create(other, {})).rejects.toMatchObject({
          code: "already_open",
          message: expect.stringContaining(`${kinds[one].title}, ${number}`),
        });
        await person.kwan.services.move(id, { action: "cancel" }, latest);
        expect(await callsOf(person).create(other, {})).toMatchObject({ status: "draft" });
      },
    );

    it("is applied for once, even by two requests at the same moment", async () => {
      const person = await learner();
      const made = await Promise.allSettled(
        [first, foreign].map((kind) => callsOf(person).create(kind as typeof first, {})),
      );
      expect(made.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    });

    it.each([first, foreign] as const)("of %s never replaces a licence that came in the meantime", async (kind) => {
      const person = await learner();
      const id = await at(person, kind, "ready");
      await giveLicence(of(), person.driver, "2020-02-02", ["D"]);
      const before = await licenceOf(person);
      await expect(officer.kwan.services.move(id, { action: "hand_over" }, latest)).rejects.toMatchObject({
        code: "state_forbids",
        message: expect.stringContaining("There is already a driver's licence on record."),
      });
      expect(await licenceOf(person)).toEqual(before);
    });

    it("does not take the place of a revoked licence", async () => {
      const person = await learner();
      const id = await at(person, first, "ready");
      await giveLicence(of(), person.driver, "2020-02-02");
      await endorse(of(), person);
      await expect(officer.kwan.services.move(id, { action: "hand_over" }, latest)).rejects.toMatchObject({
        message: expect.stringContaining("The licence has been revoked."),
      });
      expect(await licenceOf(person)).toMatchObject([{ issued_on: "2020-02-02" }]);
    });
  });

  describe("an application that can no longer be completed", () => {
    it("says so to the applicant and to the officer, is not paid or printed, and can be cancelled", async () => {
      const person = await learner();
      const id = await at(person, first, "awaiting_payment");
      const invoice = await person.kwan.invoices.generate(id);
      await giveLicence(of(), person.driver, "2020-02-02", ["D"]);
      const why = expect.stringContaining("There is already a driver's licence on record.");
      for (const { kwan } of [person, officer]) {
        const seen = await kwan.services.application(id);
        expect(seen.impossible).toEqual(why);
        expect(seen.actions).toContain("cancel");
      }
      const refusal = { code: "state_forbids", message: why };
      await expect(person.kwan.invoices.generate(id)).rejects.toMatchObject(refusal);
      const card = { channel: "card", email: "ama@mail.example" } as const;
      await expect(person.kwan.invoices.pay(invoice.id, card)).rejects.toMatchObject(refusal);
      const put = (status: "approved") =>
        of().db.kysely.updateTable("services").set({ status }).where("id", "=", idOf("srv", id)).execute();
      await put("approved");
      expect((await officer.kwan.services.application(id)).actions).toEqual(["cancel"]);
      await expect(officer.kwan.services.move(id, { action: "produce" }, latest)).rejects.toMatchObject(refusal);
    });

    it("is not completed by the money that settles its invoice, and the payment still counts", async () => {
      const { payFor } = await import("./people.ts");
      const person = await of().person();
      await giveLicence(of(), person.driver, "2025-02-02");
      // This kind has no card, so it is completed as soon as it is approved and paid.
      const like = { driver: person.driver, filed_by: person.id, kind: "center-change", status: "approved" } as const;
      const id = await newApplication(of(), like);
      await person.kwan.services.application(id);
      await endorse(of(), person);
      await payFor(of(), id);
      expect(await officer.kwan.services.application(id)).toMatchObject({
        status: "approved",
        impossible: expect.stringContaining("revoked"),
      });
    });

    it("does not advance, but can be sent back, rejected or cancelled", async () => {
      const person = await learner();
      const id = await at(person, first, "in_review");
      await giveLicence(of(), person.driver, "2020-02-02");
      await expect(officer.kwan.services.move(id, { action: "open_tests" }, latest)).rejects.toMatchObject({
        code: "state_forbids",
      });
      expect((await officer.kwan.services.application(id)).actions.toSorted()).toEqual([
        "ask_for_more",
        "cancel",
        "reject",
      ]);
    });
  });
});
