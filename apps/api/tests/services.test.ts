import { exampleDetails } from "@kwan/contract/examples";
import { hasCode } from "@kwan/sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { verifyAudit } from "../src/platform/audit/verify.ts";
import { type BranchId, noDriver } from "../src/platform/ids.ts";
import { bothDatabases } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { giveEyeTest, giveLicence, payFor, seedBranches, verifyIdentity } from "./people.ts";
import { type Person, testServer } from "./server.ts";

const numberOf = ({ driver }: Person) => `KW/T/${driver?.slice(-10)}`;
const renewalDetails = (driver: Person) => ({
  ...exampleDetails["drivers-renewal"],
  license_number: numberOf(driver),
});

bothDatabases((database) => {
  const server = testServer(database);
  let accra: BranchId;
  beforeAll(async () => {
    ({ accra } = await seedBranches(server()));
  });

  /** Creates a driver whose licence is due for renewal within 90 days, with a passed eye test. */
  async function driverDueForRenewal() {
    const officer = await server().person({ role: "officer" });
    const driver = await server().person();
    await giveLicence(server(), driver.driver, "2025-01-10");
    await giveEyeTest(server(), driver.driver, officer.id, "2026-11-01");
    return { driver, officer };
  }

  describe("a renewal from draft to completion", () => {
    it("is drafted, submitted, paid for, checked and recorded on the licence [R-API-C04] [R-API-G03] [R-API-U03] [R-ADD-03] [R-ADD-07]", async () => {
      const { driver, officer } = await driverDueForRenewal();
      const toDo = async () => (await driver.kwan.services.overview()).to_do.map(({ action }) => action);
      expect(await toDo()).toEqual(["renew"]);
      const draft = await driver.kwan.services.create("drivers-renewal", { details: { license_number: "KW/20" } });
      // Once there is a draft, it replaces the prompt to start a renewal.
      expect(await toDo()).toEqual(["finish_draft"]);
      expect(draft).toMatchObject({
        status: "draft",
        type: "DLR",
        is_completed: false,
        actions: ["edit", "submit", "cancel"],
      });
      expect(draft.number).toMatch(/^KW-2026-\d{7}$/);

      const filled = await driver.kwan.services.update(
        "drivers-renewal",
        draft.id,
        { branch: accra, details: renewalDetails(driver) },
        { ifMatch: draft },
      );
      expect(filled.details).toEqual(renewalDetails(driver));
      const late = await driver.kwan.services
        .update("drivers-renewal", draft.id, { tier: "premium" }, { ifMatch: draft })
        .settled();
      expect(!late.ok && hasCode(late.error, "stale")).toBe(true);

      const sent = await driver.kwan.services.move(draft.id, { action: "submit" }, latest);
      expect(sent).toMatchObject({ status: "awaiting_payment", actions: ["reopen", "cancel"] });
      expect(sent.invoices).toMatchObject([{ status: "unpaid", total: "210.00", currency: "GHS" }]);
      const overview = await driver.kwan.services.overview();
      expect(overview.to_do[0]).toMatchObject({ action: "pay", amount: "210.00", service: draft.id });

      await payFor(server(), draft.id);
      const queue = await officer.kwan.services.queue({ status: "paid" });
      expect(queue.results.map((each) => each.id)).toContain(draft.id);
      await officer.kwan.services.move(draft.id, { action: "start_review" }, latest);
      const early = await officer.kwan.services.move(draft.id, { action: "approve" }, latest).settled();
      expect(!early.ok && early.error.message).toContain("Finish the review first");
      await officer.kwan.services.recordStep(draft.id, { step: "record_check", state: "done" }, latest);
      const unverified = await officer.kwan.services.move(draft.id, { action: "approve" }, latest).settled();
      expect(!unverified.ok && unverified.error.message).toContain("Verify the applicant's identity first");
      await verifyIdentity(server(), driver.driver);
      const done = await officer.kwan.services.move(draft.id, { action: "approve" }, latest);
      expect(done).toMatchObject({ status: "completed", is_completed: true });
      expect(done.history.map(({ action, by }) => `${by} ${action}`)).toEqual([
        "applicant submit",
        "system pay",
        "officer start_review",
        "officer approve",
        "system complete",
      ]);
      const officerName = expect.stringMatching(/^Ama Person\d+$/);
      expect(done.history.map(({ name }) => name)).toEqual([null, null, officerName, officerName, null]);
      const read = await driver.kwan.services.application(draft.id);
      expect(read.history.map(({ name }) => name)).toEqual(Array(5).fill(null));
      const license = await driver.kwan.licences.get(driver.driver ?? "");
      expect(license).toMatchObject({ renewed_on: ["2026-11-21"], next_renewal_on: "2029-01-10", status: "valid" });
    });

    it("is reported at each step, in the portal and by SMS in the GSM alphabet [R-ADD-03]", async () => {
      const { driver } = await driverDueForRenewal();
      const sent = await driver.kwan.services.create("drivers-renewal", {
        submit: true,
        branch: accra,
        details: renewalDetails(driver),
      });
      const rows = await server()
        .db.kysely.selectFrom("notifications")
        .select(["title", "application_id"])
        .where("user_id", "=", driver.id)
        .execute();
      expect(rows).toEqual([{ title: "Application received", application_id: sent.id }]);
      expect(await server().lastMessage(driver.phone_number)).toBe(
        "We have received your application: Driver's licence renewal. We will update you at each step.",
      );
    });
  });

  describe("submitting", () => {
    it("reports all problems together and keeps the draft [R-API-C04]", async () => {
      const { driver } = await driverDueForRenewal();
      const draft = await driver.kwan.services.create("drivers-renewal", {});
      const refused = await driver.kwan.services.move(draft.id, { action: "submit" }, latest).settled();
      expect(!refused.ok && refused.error.fieldErrors).toMatchObject({
        "details.license_number": ["Licence number is required"],
        "details.health_changed": ["Change in health since the last licence: choose yes or no"],
        branch: ["Choose a branch"],
      });
      expect((await driver.kwan.services.get("drivers-renewal", draft.id)).status).toBe("draft");
    });

    it("checks the same rules as the list of services, and gives every reason and the earliest day [R-ADD-08] [R-API-L09]", async () => {
      const driver = await server().person();
      await giveLicence(server(), driver.driver, "2026-06-01");
      const { results } = await driver.kwan.drivers.availableServices(driver.driver ?? "");
      const gate = results.find(({ kind }) => kind === "drivers-renewal");
      const refused = await driver.kwan.services
        .create("drivers-renewal", { submit: true, branch: accra, details: renewalDetails(driver) })
        .settled();
      const body = (!refused.ok && refused.error.body) as unknown as {
        code: string;
        reasons: { code: string }[];
        earliest: string;
      };
      expect(body.code).toBe("not_eligible");
      expect(body.reasons.map(({ code }) => code)).toEqual(gate?.reasons.map(({ code }) => code));
      expect(body.earliest).toBe(gate?.earliest);
      expect(body.earliest).toBe("2028-03-03");
    });

    it.each([
      ["a null character", "a\u0000b"],
      ["half a character", "a\ud800b"],
    ])("a text with %s is refused with a message, and nothing is stored", async (_, reason) => {
      const { kwan, driver } = await server().person();
      const refused = await kwan.services.create("center-change", { details: { reason } }).settled();
      expect(!refused.ok && refused.error).toMatchObject({
        status: 400,
        summary: expect.stringContaining("cannot store"),
      });
      const searched = await kwan.services.list(driver ?? "", { search: "\u0000" }).settled();
      expect(!searched.ok && searched.error.status).toBe(400);
      expect((await kwan.services.list(driver ?? "")).count).toBe(0);
    });

    it("lets one of twenty concurrent requests open an application of a kind", async () => {
      const { driver } = await driverDueForRenewal();
      const ended = await Promise.all(
        Array.from({ length: 20 }, () => driver.kwan.services.create("drivers-renewal", {}).settled()),
      );
      expect(ended.filter((each) => each.ok)).toHaveLength(1);
      expect(ended.filter((each) => !each.ok && hasCode(each.error, "already_open"))).toHaveLength(19);
    });

    it("can be undone while the application is unpaid, and its invoice is cancelled", async () => {
      const { driver } = await driverDueForRenewal();
      const sent = await driver.kwan.services.create("drivers-renewal", {
        submit: true,
        branch: accra,
        details: renewalDetails(driver),
      });
      const reopened = await driver.kwan.services.move(sent.id, { action: "reopen" }, latest);
      expect(reopened.status).toBe("draft");
      expect(reopened.invoices).toMatchObject([{ status: "cancelled" }]);
    });
  });

  describe("access to an application", () => {
    it("other people's applications are not found, for reading, changing or moving [R-ROL-02] [R-API-S01]", async () => {
      const { driver } = await driverDueForRenewal();
      const stranger = await server().person();
      const draft = await driver.kwan.services.create("drivers-renewal", {});
      const tries = [
        stranger.kwan.services.get("drivers-renewal", draft.id).settled(),
        stranger.kwan.services.update("drivers-renewal", draft.id, { tier: "premium" }).settled(),
        stranger.kwan.services.move(draft.id, { action: "cancel" }, latest).settled(),
        stranger.kwan.services.list(driver.driver ?? "").settled(),
        stranger.kwan.licences.get(driver.driver ?? "").settled(),
      ];
      for (const ended of await Promise.all(tries)) expect(!ended.ok && ended.error.status).toBe(404);
      const mine = await driver.kwan.services.list(driver.driver ?? "");
      expect(mine.results.map(({ id }) => id)).toEqual([draft.id]);
    });

    it("only the office can file a revocation, which removes the licence and blocks later applications [R-API-C09]", async () => {
      const { driver, officer } = await driverDueForRenewal();
      const details = {
        license_number: numberOf(driver),
        ground: "court_order",
        order_number: "CC/1",
        ordered_on: "2026-11-02",
        reason: "Order of the circuit court.",
      } as const;
      const own = await driver.kwan.services.create("license-revocation", { submit: true, details }).settled();
      expect(!own.ok && own.error.status).toBe(403);
      const unknown = officer.kwan.services.create("license-revocation", { driver: "drv_nobody", details });
      await expect(unknown).rejects.toMatchObject({ status: 404 });
      const filed = await officer.kwan.services.create("license-revocation", { driver: driver.driver ?? "", details });
      const missing = await officer.kwan.services.move(filed.id, { action: "submit" }, latest).settled();
      expect(!missing.ok && missing.error.fieldErrors).toEqual({ "documents.order": ["File is required"] });
      await server().deps.blobs.put(filed.id, Buffer.from("%PDF-1.4\n"), "application/pdf");
      await server()
        .db.kysely.insertInto("documents")
        .values({
          id: `doc_${filed.id}`,
          driver_id: driver.driver ?? noDriver,
          application_id: idOf("srv", filed.id),
          update_request_id: null,
          document: "order",
          name: "o.pdf",
          type: "application/pdf",
          bytes: 9,
          sha256: "0",
          blob_key: filed.id,
          reason: null,
          uploaded_by: officer.id,
          uploaded_at: server().deps.now(),
        })
        .execute();
      expect(await officer.kwan.services.move(filed.id, { action: "submit" }, latest)).toMatchObject({
        status: "in_review",
      });
      const { decision } = await officer.kwan.services.application(filed.id);
      const colleague = await server().person({ role: "officer" });
      await colleague.kwan.decisions.decide(decision ?? "", { outcome: "approved" }, latest);
      expect(await officer.kwan.services.application(filed.id)).toMatchObject({ status: "completed" });
      expect(await driver.kwan.licences.get(driver.driver ?? "")).toMatchObject({ status: "revoked" });
      const { results } = await driver.kwan.drivers.availableServices(driver.driver ?? "");
      expect(results.every(({ is_eligible }) => !is_eligible)).toBe(true);
    });
  });

  describe("the audit log", () => {
    it("has every change and every read by staff, and no row can be changed [R-ADD-12]", async () => {
      const { driver, officer } = await driverDueForRenewal();
      await officer.kwan.drivers.get(driver.driver ?? "");
      const { db } = server();
      const reads = await db.kysely
        .selectFrom("audit")
        .select(["actor_id", "action"])
        .where("entity_id", "=", driver.driver ?? "")
        .execute();
      expect(reads).toContainEqual({ actor_id: officer.id, action: "read" });
      expect(await verifyAudit(server().deps)).toMatchObject({ isWhole: true });
      await expect(db.kysely.updateTable("audit").set({ action: "nothing" }).execute()).rejects.toThrow(/only grows/);
    });
  });

  describe("a profile", () => {
    it("is created once, changed where that is allowed, and identified by a card [R-API-L05] [R-API-L02] [R-API-L06] [R-API-L03] [R-API-L04]", async () => {
      const { kwan, id } = await server().person({ role: "learner", hasProfile: false });
      const made = await kwan.drivers.create({
        first_name: "Kofi",
        last_name: "Asante",
        date_of_birth: "2001-02-28",
        nationality: { value: "GH", label: "Ghanaian" },
        address: { digital_address: "GA-183-8164", city: "Accra" },
      });
      expect((await kwan.users.me()).driver).toBe(made.id);
      await expect(
        kwan.drivers.create({
          first_name: "K",
          last_name: "A",
          date_of_birth: "2001-02-28",
          nationality: { value: "GH", label: "Ghanaian" },
        }),
      ).rejects.toMatchObject({ code: "already_exists" });
      const changed = await kwan.drivers.update(made.id, { occupation: "Teacher" }, { ifMatch: made });
      expect(changed).toMatchObject({ occupation: "Teacher", first_name: "Kofi", is_phone_verified: true });
      await expect(
        kwan.drivers.putIdentification(made.id, { id_type: "ghana_card", id_number: "GHA-000000000-0" }),
      ).rejects.toMatchObject({ status: 400 });
      const identified = await kwan.drivers.putIdentification(made.id, {
        id_type: "ghana_card",
        id_number: `gha-7${String(Date.now()).slice(-8)}-1`,
      });
      expect(identified).toMatchObject({ id_type: "ghana_card", is_verified: false });
      expect(await kwan.drivers.identification(made.id)).toEqual(identified);
      expect(id).toBeTruthy();
    });

    it("keeps an identity that an officer has verified, and takes no document that has expired [R-API-L04]", async () => {
      const driver = await server().person();
      const put = (more: object) =>
        driver.kwan.drivers.putIdentification(driver.driver ?? "", {
          id_type: "ghana_card",
          id_number: "GHA-711222333-1",
          ...more,
        });
      await expect(put({ expires_on: "2026-11-20" })).rejects.toMatchObject({
        status: 400,
        fieldErrors: { expires_on: [expect.any(String)] },
      });
      await expect(put({ issued_on: "2026-11-22" })).rejects.toMatchObject({
        status: 400,
        fieldErrors: { issued_on: [expect.any(String)] },
      });
      const identified = await put({ issued_on: "2026-11-21", expires_on: "2026-11-21" });
      expect(identified).toMatchObject({ id_number: "GHA-711222333-1", expires_on: "2026-11-21" });
      await verifyIdentity(server(), driver.driver);
      await expect(put({ id_number: "GHA-711222334-1" })).rejects.toMatchObject({ code: "state_forbids" });
      expect(await driver.kwan.drivers.identification(driver.driver ?? "")).toMatchObject({
        id_number: "GHA-711222333-1",
        is_verified: true,
      });
    });

    it("has the last eye test that an officer recorded [R-API-L08] [R-ADD-03]", async () => {
      const officer = await server().person({ role: "officer" });
      const driver = await server().person();
      expect(await driver.kwan.drivers.eyeTest(driver.driver ?? "")).toMatchObject({
        tested_on: null,
        valid_until: null,
      });
      const test = { tested_on: "2026-11-20", is_passed: true, needs_glasses: true, centre: "Tema Eye Clinic" };
      await officer.kwan.drivers.recordEyeTest(driver.driver ?? "", test);
      expect(await driver.kwan.drivers.eyeTest(driver.driver ?? "")).toMatchObject({
        ...test,
        valid_until: "2027-02-18",
      });
      const own = await driver.kwan.drivers.recordEyeTest(driver.driver ?? "", test).settled();
      expect(!own.ok && own.error.status).toBe(403);
      // An older test that is recorded later is not the last one.
      await officer.kwan.drivers.recordEyeTest(driver.driver ?? "", { ...test, tested_on: "2026-11-02" });
      expect(await driver.kwan.drivers.eyeTest(driver.driver ?? "")).toMatchObject({ tested_on: "2026-11-20" });
    });
  });

  describe("a shared licence", () => {
    it("can be checked once, again within ten minutes for a reload, and not after that [R-ADD-09]", async () => {
      const { kwan, person, clock } = server();
      const driver = await person();
      await giveLicence(server(), driver.driver, "2025-01-10");
      const shared = await driver.kwan.licences.share(driver.driver ?? "");
      clock.forward(23 * 3_600_000);
      await kwan.licences.check(shared.code);
      clock.forward(9 * 60_000);
      await kwan.licences.check(shared.code);
      clock.forward(2 * 60_000);
      await expect(kwan.licences.check(shared.code)).rejects.toMatchObject({
        code: "code_expired",
        message: expect.stringContaining("works only once"),
      });
    });

    it("expires after 24 hours, whether or not anybody has checked it [R-ADD-09]", async () => {
      const { kwan, person, clock } = server();
      const driver = await person();
      await giveLicence(server(), driver.driver, "2025-01-10");
      const [first, second] = [
        await driver.kwan.licences.share(driver.driver ?? ""),
        await driver.kwan.licences.share(driver.driver ?? ""),
      ];
      expect(Date.parse(first.expires_at) - clock.now.getTime()).toBe(24 * 3_600_000);
      clock.forward(24 * 3_600_000 - 1_000);
      await kwan.licences.check(first.code);
      clock.forward(1_000);
      for (const { code } of [first, second])
        await expect(kwan.licences.check(code)).rejects.toMatchObject({ code: "code_expired" });
    });

    it("shows status, classes and dates to anybody with the code, until it is withdrawn [R-ADD-09] [R-API-L07]", async () => {
      const { kwan, person } = server();
      const driver = await person();
      await giveLicence(server(), driver.driver, "2025-01-10", ["B", "A"]);
      const shared = await driver.kwan.licences.share(driver.driver ?? "");
      const seen = await kwan.licences.check(shared.code);
      expect(seen).toEqual({
        status: "valid",
        classes: ["A", "B"],
        is_commercial: false,
        issue: 1,
        is_card_blocked: false,
        issued_on: "2025-01-10",
        expires_on: "2031-01-10",
        checked_at: expect.any(String),
      });
      expect((await driver.kwan.licences.shares(driver.driver ?? "")).results[0]?.checks).toHaveLength(1);
      await driver.kwan.licences.withdrawShare(shared.id);
      await expect(kwan.licences.check(shared.code)).rejects.toMatchObject({ code: "code_expired" });
    });
  });
});
