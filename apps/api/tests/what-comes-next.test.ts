import { exampleDetails } from "@kwan/contract/examples";
import { beforeAll, describe, expect, it } from "vitest";
import { keepSlots } from "../src/licensing/appointments/commands/keep-slots.ts";
import type { BranchId } from "../src/platform/ids.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { giveCard } from "./fit-drivers.ts";
import { latest } from "./latest.ts";
import { giveEyeTest, payFor, seedBranches } from "./people.ts";
import { fileOf, pdf } from "./pictures.ts";
import { type Person, type TestServer, testServer } from "./server.ts";

const mobile = { channel: "mobile_money", network: "mtn", phone_number: "024 123 4567" } as const;

/** Presses a button on the sandbox's page, as a tester would. */
const press = async ({ baseUrl }: TestServer, reference: string, choice: string) => {
  const body = new URLSearchParams({ choice });
  await (await fetch(`${baseUrl.replace("/api", "")}/sandbox/pay/${reference}`, { method: "POST", body })).text();
};

eachDatabase((database) => {
  const server = testServer(database);
  let branches: { accra: BranchId; weija: BranchId };
  let officer: Person;
  beforeAll(async () => {
    branches = await seedBranches(server());
    officer = await server().person({ role: "officer" });
    await keepSlots(server().deps);
  });

  /** Returns the next actions for a driver's only application, on the home page and in the list. */
  async function told({ kwan, driver }: Person) {
    const { to_do } = await kwan.services.overview();
    const { results } = await kwan.services.list(driver ?? "", {});
    return { home: to_do.filter(({ service }) => service !== null), list: results.map(({ next_step }) => next_step) };
  }

  async function renewal(owner?: Person) {
    const driver = owner ?? (await server().person({ role: "driver" }));
    if (!owner) await giveCard(server(), driver, { issued_on: "2025-01-10" });
    const draft = await driver.kwan.services.create("drivers-renewal", {
      branch: branches.accra,
      details: {
        ...exampleDetails["drivers-renewal"],
        license_number: `KW/T/${driver.driver?.slice(-10).toUpperCase()}`,
      },
    });
    return { driver, draft };
  }

  describe("the next action is the same on the home page and in the list [R-RTE-01] [R-RTE-05]", () => {
    it("from the draft to the payment, and to an appointment", async () => {
      const { driver, draft } = await renewal();
      expect(await told(driver)).toMatchObject({
        home: [{ action: "finish_draft", text: "Finish your application: Driver's licence renewal" }],
        list: ["Finish your application"],
      });
      await driver.kwan.services.move(draft.id, { action: "submit" }, latest);
      expect(await told(driver)).toMatchObject({
        home: [{ action: "pay", text: "Pay GH\u20b5210.00: Driver's licence renewal", amount: "210.00" }],
        list: ["Pay GH\u20b5210.00"],
      });
      await payFor(server(), draft.id);
      expect(await told(driver)).toMatchObject({
        home: [{ action: "book", text: "Book your eye test: Driver's licence renewal", appointment: null }],
        list: ["Book your eye test"],
      });
      const { results: slots } = await driver.kwan.appointments.slots(branches.accra, { purpose: "eye_test" });
      await driver.kwan.appointments.book({ service: draft.id, slot: slots[0]?.id ?? "" });
      expect(await told(driver)).toMatchObject({
        home: [
          {
            action: "attend",
            text: "Go to your eye test: Driver's licence renewal",
            appointment: { starts_at: slots[0]?.starts_at, branch_name: expect.stringMatching(/.+/) },
          },
        ],
        list: ["Go to your eye test"],
      });
    });

    it("for a payment that is being checked, and for a refunded one, which has a new invoice [R-ADD-04]", async () => {
      const { driver, draft } = await renewal();
      const { invoices } = await driver.kwan.services.move(draft.id, { action: "submit" }, latest);
      const payment = await server().kwan.invoices.pay(invoices[0]?.id ?? "", mobile);
      expect(await told(driver)).toMatchObject({
        home: [{ action: "check_payment" }],
        list: ["We are checking your payment"],
      });
      await press(server(), payment.reference, "approve");
      await press(server(), payment.reference, "reverse");
      expect(await driver.kwan.services.get("drivers-renewal", draft.id)).toMatchObject({
        status: "awaiting_payment",
        invoices: [{ status: "refunded", due: "on_sending" }],
      });
      expect(await told(driver)).toMatchObject({
        home: [{ action: "renew_invoice", text: "Get a new invoice and pay it: Driver's licence renewal" }],
        list: ["Get a new invoice and pay it"],
      });
      const again = await driver.kwan.invoices.generate(draft.id);
      expect(again).toMatchObject({ status: "unpaid", total: "210.00" });
      expect(await told(driver)).toMatchObject({ home: [{ action: "pay" }], list: ["Pay GH\u20b5210.00"] });
    });
  });

  describe("an eye test", () => {
    it("does not prevent a renewal: it is a step to book [R-ADD-06] [R-ADD-08]", async () => {
      const { driver, draft } = await renewal();
      const sent = await driver.kwan.services.move(draft.id, { action: "submit" }, latest);
      expect(sent.steps.find(({ step }) => step === "eye_test")).toMatchObject({ state: "open" });
    });

    it("is not repeated if it was passed within 90 days", async () => {
      const { driver, draft } = await renewal();
      await giveEyeTest(server(), driver.driver, officer.id, "2026-11-01");
      const sent = await driver.kwan.services.move(draft.id, { action: "submit" }, latest);
      expect(sent.steps.find(({ step }) => step === "eye_test")).toMatchObject({ state: "done" });
    });

    it("is repeated if it was passed longer ago", async () => {
      const { driver, draft } = await renewal();
      await giveEyeTest(server(), driver.driver, officer.id, "2026-08-01");
      const sent = await driver.kwan.services.move(draft.id, { action: "submit" }, latest);
      expect(sent.steps.find(({ step }) => step === "eye_test")).toMatchObject({ state: "open" });
    });
  });

  describe("a document with two sides [R-ADD-05]", () => {
    const photoOf = async () => {
      const driver = await server().person({ role: "driver" });
      const kind = "lost-damaged-license";
      const service = await newApplication(server(), {
        driver: driver.driver,
        filed_by: driver.id,
        kind,
        status: "draft",
      });
      const send = (name: string) =>
        driver.kwan.documents.upload({ service, document: "damaged_card_photo", file: fileOf(pdf(name), name) });
      const photoRule = async () =>
        (await driver.kwan.services.get(kind, service)).documents.find(
          ({ document }) => document === "damaged_card_photo",
        );
      return { driver, send, photoRule };
    };

    it("keeps both files with their names, and each can be removed [R-CIT-05]", async () => {
      const { driver, send, photoRule } = await photoOf();
      const front = await send("front.pdf");
      server().clock.forward(1_000);
      const back = await send("back.pdf");
      expect(await photoRule()).toMatchObject({
        status: "uploaded",
        max_files: 2,
        files: [
          { id: front.id, name: "front.pdf" },
          { id: back.id, name: "back.pdf" },
        ],
      });
      await driver.kwan.documents.remove(front.id);
      expect(await photoRule()).toMatchObject({ status: "uploaded", file: back.id, files: [{ name: "back.pdf" }] });
      expect((await driver.kwan.documents.download(back.id)).size).toBeGreaterThan(0);
    });

    it("refuses one file too many with a message and keeps the others, even if ten arrive at the same time", async () => {
      const { send, photoRule } = await photoOf();
      const sent = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => send(`${n}.pdf`)));
      expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
      for (const each of sent)
        if (each.status === "rejected") expect(each.reason.message).toContain("Remove one before you upload another");
      expect((await photoRule())?.files).toHaveLength(2);
    });
  });

  it("a document can be replaced until the office has the application, and again when the office asks for more [R-ADD-05]", async () => {
    const driver = await server().person({ role: "driver" });
    await giveCard(server(), driver);
    const kind = "lost-damaged-license";
    const { id } = await driver.kwan.services.create(kind, {
      branch: branches.accra,
      details: {
        license_number: `KW/T/${driver.driver?.slice(-10).toUpperCase()}`,
        damage: "broken",
        description: "It broke in my wallet.",
      },
    });
    const send = (name: string) =>
      driver.kwan.documents.upload({ service: id, document: "damaged_card_photo", file: fileOf(pdf(name), name) });
    const first = await send("front.pdf");
    await driver.kwan.documents.remove(first.id);
    const second = await send("better.pdf");
    await driver.kwan.services.move(id, { action: "submit" }, latest);
    await payFor(server(), id);
    await officer.kwan.services.move(id, { action: "start_review" }, latest);
    await expect(send("late.pdf")).rejects.toMatchObject({ code: "state_forbids" });
    await expect(driver.kwan.documents.remove(second.id)).rejects.toMatchObject({ code: "state_forbids" });
    await officer.kwan.services.move(id, { action: "ask_for_more", reason: "The photo is too dark to read." }, latest);
    await driver.kwan.documents.remove(second.id);
    await send("bright.pdf");
    expect((await driver.kwan.services.get(kind, id)).documents).toMatchObject([{ files: [{ name: "bright.pdf" }] }]);
  });

  describe("a person's own data", () => {
    it("starts with the latest update request, and the reviewer's queue with the oldest [R-STA-06]", async () => {
      const driver = await server().person({ role: "driver" });
      const reviewer = await server().person({ role: "reviewer" });
      const ask = (last_name: string) =>
        driver.kwan.updateRequests.create({
          driver: driver.driver ?? "",
          last_name,
          reason_for_change: "I married in May and took this name.",
          affidavit: fileOf(pdf(last_name), "affidavit.pdf"),
        });
      const first = await ask("Owusu");
      await reviewer.kwan.updateRequests.reject(first.id, { reason: "The affidavit is not signed." });
      // The person reads why.
      const news = (await driver.kwan.notifications.list()).results[0];
      expect(news?.message).toContain("The affidavit is not signed.");
      server().clock.forward(60_000);
      const second = await ask("Boateng");
      const own = await driver.kwan.updateRequests.list({ driver: driver.driver ?? "" });
      expect(own.results.map(({ id }) => id)).toEqual([second.id, first.id]);
      const queue = await reviewer.kwan.updateRequests.list({ limit: 100 });
      const places = [first.id, second.id].map((id) => queue.results.findIndex((each) => each.id === id));
      expect(places[0]).toBeLessThan(places[1] ?? 0);
    });

    it("contains no invented email, neither in the profile nor in the download [R-ADD-14]", async () => {
      const person = await server().person({ role: "learner" });
      await server().db.kysely.updateTable("users").set({ email: null }).where("id", "=", person.id).execute();
      const { email } = await person.kwan.users.me();
      expect(email).toMatch(/@no-email\.invalid$/);
      const saved = await person.kwan.drivers.update(person.driver ?? "", { email });
      expect(saved.email).toBeNull();
      const text = await (await person.kwan.users.downloadMyData()).text();
      expect(text).not.toContain("no-email.invalid");
    });
  });
});
