import { exampleDetails } from "@kwan/contract/examples";
import { type Kind, kinds } from "@kwan/domain/kinds";
import { beforeAll, describe, expect, it } from "vitest";
import type { BranchId } from "../src/platform/ids.ts";
import { eachDatabase } from "./databases.ts";
import { giveCard, giveDocuments, numbersOf } from "./fit-drivers.ts";
import { endorse } from "./fixtures/endorse.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { giveEyeTest, payFor, seedBranches } from "./people.ts";
import { type Person, testServer } from "./server.ts";
import { type Application, acceptDocuments, callsOf } from "./walk-application.ts";

const reason = "The certificate is blurred. Please send it again.";

eachDatabase((database) => {
  const server = testServer(database);
  let branches: { accra: BranchId; weija: BranchId };
  let officer: Person;
  beforeAll(async () => {
    branches = await seedBranches(server());
    officer = await server().person({ role: "officer" });
  });

  async function driverWithCard(): Promise<Person> {
    const driver = await server().person();
    await giveCard(server(), driver);
    await giveEyeTest(server(), driver.driver, officer.id, "2026-11-01");
    return driver;
  }

  /** Creates an application that was submitted, paid for and checked, and then sent back to the applicant. */
  async function sentBack(driver: Person, kind: Kind, more: object = {}): Promise<Application> {
    const { create, read } = callsOf(driver);
    const details = { ...exampleDetails[kind], ...(await numbersOf(driver, kind)), ...more };
    const draft = await create(kind, { branch: branches.accra, details });
    await giveDocuments(server(), { id: draft.id, kind, details }, driver, driver.id);
    await driver.kwan.services.move(draft.id, { action: "submit" }, latest);
    await payFor(server(), draft.id);
    await officer.kwan.services.move(draft.id, { action: "start_review" }, latest);
    const desk = kinds[kind].steps.find(({ step }) => /_check$/.test(step));
    if (desk?.step === "document_check")
      await acceptDocuments(officer, await read(kinds[kind].parent as Kind, draft.id));
    else await officer.kwan.services.recordStep(draft.id, { step: desk?.step ?? "", state: "done" }, latest);
    await officer.kwan.services.move(draft.id, { action: "ask_for_more", reason }, latest);
    return read(kinds[kind].parent as Kind, draft.id);
  }

  const stateOf = ({ steps }: Application, step: string) => steps.find((each) => each.step === step)?.state;
  const resubmit = (driver: Person, id: string) => driver.kwan.services.move(id, { action: "resubmit" }, latest);
  const certificateOf = (application: Application) =>
    application.documents.find(({ document }) => document === "training_certificate")?.file ?? "";

  describe("an application that was returned", () => {
    it("cannot change its class, which has been paid for", async () => {
      const driver = await driverWithCard();
      const seen = await sentBack(driver, "additional-class", { license_class: "A" });
      const other = { details: { license_class: "E" } };
      await expect(callsOf(driver).change("additional-class", seen.id, other, { ifMatch: seen })).rejects.toMatchObject(
        {
          code: "state_forbids",
          body: {
            "details.license_class": [expect.stringMatching(/cannot change the class after you have paid/)],
          },
        },
      );
      const same = { details: { license_class: "A", gearbox: "automatic" } };
      await callsOf(driver).change("additional-class", seen.id, same, { ifMatch: seen });
    });

    it("cannot be resubmitted without a document that was removed", async () => {
      const driver = await driverWithCard();
      const seen = await sentBack(driver, "additional-class");
      const document = certificateOf(seen);
      await expect(driver.kwan.documents.remove(document)).rejects.toMatchObject({ code: "state_forbids" });
      await server().db.kysely.deleteFrom("documents").where("id", "=", idOf("doc", document)).execute();
      await expect(resubmit(driver, seen.id)).rejects.toMatchObject({
        code: "invalid",
        body: { "documents.training_certificate": ["File is required"] },
      });
    });

    it("cannot be resubmitted with answers that its form would refuse", async () => {
      const driver = await driverWithCard();
      const seen = await sentBack(driver, "additional-class");
      const blank = { details: { training_certificate_number: "" } };
      await callsOf(driver).change("additional-class", seen.id, blank, { ifMatch: seen });
      await expect(resubmit(driver, seen.id)).rejects.toMatchObject({
        code: "invalid",
        body: { "details.training_certificate_number": ["Training certificate number is required"] },
      });
    });

    it("cannot be resubmitted by a driver who is no longer eligible", async () => {
      const driver = await driverWithCard();
      const seen = await sentBack(driver, "additional-class");
      await endorse(server(), driver);
      await expect(resubmit(driver, seen.id)).rejects.toMatchObject({ code: "not_eligible" });
    });

    it("has its documents checked again if an answer or a file has changed, and the office sees before and after", async () => {
      const driver = await driverWithCard();
      const seen = await sentBack(driver, "additional-class", { training_certificate_number: "TC-1" });
      const changed = { details: { training_certificate_number: "TC-2" } };
      await callsOf(driver).change("additional-class", seen.id, changed, { ifMatch: seen });
      await server()
        .db.kysely.updateTable("documents")
        .set({ sha256: "another", name: "new.pdf" })
        .where("id", "=", idOf("doc", certificateOf(seen)))
        .execute();
      const sent = await resubmit(driver, seen.id);
      expect(sent.status).toBe("in_review");
      expect(stateOf(sent, "document_check")).toBe("open");
      const read = await callsOf(officer).read("additional-class", seen.id);
      expect(read.changes).toEqual([
        { field: "details.training_certificate_number", before: "TC-1", after: "TC-2" },
        { field: "documents.training_certificate", before: ["training_certificate.pdf"], after: ["new.pdf"] },
      ]);
      expect(read.actions).not.toContain("open_tests");
    });

    it("keeps the checks if nothing has changed, and the applicant's message to the office", async () => {
      const driver = await driverWithCard();
      const seen = await sentBack(driver, "additional-class");
      const reason = "The school sent the certificate to you by post.";
      const sent = await driver.kwan.services.move(seen.id, { action: "resubmit", reason }, latest);
      const read = await callsOf(officer).read("additional-class", seen.id);
      expect(read.history.at(-1)).toMatchObject({ action: "resubmit", reason });
      expect(stateOf(sent, "document_check")).toBe("done");
      expect(sent.changes).toEqual([]);
    });

    it("cannot become faster, or be delivered, without payment", async () => {
      const driver = await driverWithCard();
      const seen = await sentBack(driver, "lost-damaged-license");
      const { change } = callsOf(driver);
      await expect(
        change("lost-damaged-license", seen.id, { tier: "prestige" }, { ifMatch: seen }),
      ).rejects.toMatchObject({
        code: "state_forbids",
        body: { tier: [expect.stringMatching(/price depends on it/)] },
      });
      const address = { recipient: "Ama", phone_number: "0241234567", city: "Accra", region: "Greater Accra" };
      const there = { ...address, street_name: "Ring Road", service: seen.id };
      await expect(driver.kwan.deliveries.create(there)).rejects.toMatchObject({ code: "state_forbids" });
      const own = await driver.kwan.deliveries.create({ ...address, street_name: "Ring Road" });
      await expect(
        change("lost-damaged-license", seen.id, { delivery_location: own.id }, { ifMatch: seen }),
      ).rejects.toMatchObject({ code: "state_forbids" });
    });
  });

  it("a refunded application is checked again for later changes", async () => {
    const driver = await driverWithCard();
    const seen = await sentBack(driver, "additional-class", { license_class: "A" });
    await resubmit(driver, seen.id);
    const { db, deps } = server();
    const { onPaymentReversed } = await import("../src/licensing/services/commands/invoice-paid.ts");
    const { inTransaction } = await import("../src/platform/db/transaction.ts");
    await inTransaction(db, async (trx) => {
      await trx
        .updateTable("invoices")
        .set({ status: "refunded" })
        .where("application_id", "=", idOf("srv", seen.id))
        .returning("application_id")
        .execute();
      await trx
        .updateTable("service_steps")
        .set({ state: "done" })
        .where("application_id", "=", idOf("srv", seen.id))
        .returning("application_id")
        .execute();
      await onPaymentReversed({ tx: trx, deps }, idOf("srv", seen.id));
    });
    await driver.kwan.services.move(seen.id, { action: "reopen" }, latest);
    const { change, read } = callsOf(driver);
    const draft = await read("additional-class", seen.id);
    await change("additional-class", seen.id, { details: { license_class: "E" } }, { ifMatch: draft });
    const sent = await driver.kwan.services.move(seen.id, { action: "submit" }, latest);
    expect(sent.status).toBe("awaiting_payment");
    expect([stateOf(sent, "document_check"), stateOf(sent, "practical_test")]).toEqual(["open", "open"]);
  });
});
