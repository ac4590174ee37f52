import { isApiError } from "@kwan/sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { type BranchId, noDriver } from "../src/platform/ids.ts";
import { addOpenStep, newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { latest } from "./latest.ts";
import { giveLicence, seedBranches } from "./people.ts";
import { password, testServer } from "./server.ts";

const pdf = () =>
  new File([Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n")], "affidavit.pdf", {
    type: "application/pdf",
  });

eachDatabase((database) => {
  const server = testServer(database);
  let accra: BranchId;
  beforeAll(async () => {
    ({ accra } = await seedBranches(server()));
  });

  describe("sessions", () => {
    it("are listed and ended, one or all the others [R-ADD-11]", async () => {
      const { person, kwan, lastCode } = server();
      const owner = await person();
      await kwan.auth.loginByEmail({ email: owner.email, password });
      const elsewhere = server().kwan;
      await elsewhere.auth.completeLoginByEmail(owner.email, { code: await lastCode(owner.email) });
      const { results } = await owner.kwan.sessions.list();
      expect(results.map(({ is_current }) => is_current).toSorted()).toEqual([false, true]);
      expect(results.find(({ is_current }) => is_current)?.device).toBe("Chrome on Android");
      const wrong = { current_password: "Wrong-2026" };
      const other = results.find((each) => !each.is_current)?.id ?? "";
      for (const call of [() => owner.kwan.sessions.endOthers(wrong), () => owner.kwan.sessions.end(other, wrong)])
        await expect(call()).rejects.toMatchObject({ code: "credentials_wrong" });
      expect((await elsewhere.users.me()).id).toBe(owner.id);
      await owner.kwan.sessions.endOthers({ current_password: password });
      await expect(elsewhere.users.me()).rejects.toMatchObject({ status: 401 });
      expect((await owner.kwan.users.me()).id).toBe(owner.id);
      const stranger = await person();
      const tried = await stranger.kwan.sessions.end(results[0]?.id ?? "", { current_password: password }).settled();
      expect(!tried.ok && tried.error.status).toBe(404);
    });

    it("end with the logout: the token is no longer valid [R-STA-02]", async () => {
      const owner = await server().person();
      const other = await fetch(`${server().baseUrl}/users/logout/`, {
        method: "POST",
        headers: { authorization: `Bearer ${owner.token}` },
      });
      expect(other.status).toBe(204);
      await expect(owner.kwan.users.me()).rejects.toMatchObject({ status: 401 });
    });
  });

  describe("the caller's own data", () => {
    it("can be downloaded completely, without passwords and tokens [R-ADD-11]", async () => {
      const owner = await server().person();
      await giveLicence(server(), owner.driver, "2025-02-01");
      const like = { driver: owner.driver, filed_by: owner.id };
      const madeOn = (day: string) => ({ ...like, status: "completed", created_at: new Date(day) }) as const;
      const second = await newApplication(server(), madeOn("2026-11-02"));
      const first = await newApplication(server(), madeOn("2026-11-01"));
      const { id: author_id } = await server().person({ role: "officer" });
      const about = { driver_id: owner.driver ?? noDriver, application_id: null, author_id };
      for (const day of ["2026-11-04", "2026-11-03"])
        await server()
          .db.kysely.insertInto("notes")
          .values({ id: server().deps.newId("not"), ...about, text: `Called on ${day}`, written_at: new Date(day) })
          .execute();
      const file = await owner.kwan.users.downloadMyData();
      const text = await file.text();
      expect(file.name).toBe("my-data-2026-11-21.json");
      expect(JSON.parse(text)).toMatchObject({
        account: { id: owner.id },
        license: [{ issued_on: "2025-02-01" }],
        applications: [{ id: first }, { id: second }],
        staff_notes: [{ text: "Called on 2026-11-03" }, { text: "Called on 2026-11-04" }],
        looked_at: expect.any(Array),
      });
      for (const secret of [owner.token, "argon2id", "password_hash", "token_hash"]) expect(text).not.toContain(secret);
    });

    it("can be downloaded by an office for the person, with or without an account, which the person can see [R-ADD-11] [R-AUT-16]", async () => {
      const owner = await server().person();
      await giveLicence(server(), owner.driver, "2025-02-01");
      const officer = await server().person({ role: "officer" });
      const request = { reason: "Asked for it at the counter." };
      const silent = officer.kwan.desk.downloadData(owner.driver ?? "", { reason: "" });
      await expect(silent).rejects.toMatchObject({ code: "invalid" });
      const file = await officer.kwan.desk.downloadData(owner.driver ?? "", request);
      expect(file.name).toBe("data-2026-11-21.json");
      const { looked_at: _, sessions: __, ...ofOffice } = JSON.parse(await file.text());
      const own = JSON.parse(await (await owner.kwan.users.downloadMyData()).text());
      expect(own).toMatchObject(ofOffice);
      expect(ofOffice).toMatchObject({ account: { id: owner.id }, license: [{ issued_on: "2025-02-01" }] });
      expect(own.looked_at).toContainEqual(
        expect.objectContaining({ action: "download_data", entity: "driver_data", actor_role: "officer" }),
      );
      const logged = await server()
        .db.kysely.selectFrom("audit")
        .select("after")
        .where("action", "=", "download_data")
        .where("entity_id", "=", owner.driver ?? "")
        .executeTakeFirstOrThrow();
      expect(logged.after).toEqual(request);
      const admin = await server().person({ role: "admin" });
      const opened = await admin.kwan.audit.accessed({ actor: officer.id });
      expect(opened.results).toMatchObject([{ driver: owner.driver, times: 1 }]);
      expect((await owner.kwan.users.access()).results[0]).toMatchObject({ entity: "driver_data" });
      await server().db.kysely.updateTable("users").set({ driver_id: null }).where("id", "=", owner.id).execute();
      const alone = JSON.parse(await (await officer.kwan.desk.downloadData(owner.driver ?? "", request)).text());
      expect(alone).toMatchObject({
        account: null,
        driver: { id: owner.driver },
        license: [{ issued_on: "2025-02-01" }],
      });
      await expect(officer.kwan.desk.downloadData("drv_none", request)).rejects.toMatchObject({ status: 404 });
      await expect(owner.kwan.desk.downloadData(owner.driver ?? "", request)).rejects.toMatchObject({ status: 403 });
    });

    it("are deleted on request with the password, and the answer says what is kept [R-ADD-11]", async () => {
      const owner = await server().person();
      await expect(owner.kwan.users.askForDeletion({ current_password: "Wrong-1" })).rejects.toMatchObject({
        code: "credentials_wrong",
      });
      const answer = await owner.kwan.users.askForDeletion({ current_password: password });
      expect(answer).toMatchObject({
        deletes_at: "2026-12-21T09:00:00.000Z",
        kept: expect.arrayContaining(["Your licence record"]),
      });
    });

    it("include stored preferences, and a stale change gets the current ones [R-ADD-13]", async () => {
      const owner = await server().person();
      const first = await owner.kwan.users.preferences();
      expect(first).toEqual({ sms: true, email: true, news: false });
      await owner.kwan.users.updatePreferences({ news: true, sms: false }, { ifMatch: first });
      const late = await owner.kwan.users.updatePreferences({ email: false }, { ifMatch: first }).settled();
      const current = { sms: false, email: true, news: true };
      expect(!late.ok && isApiError(late.error) && late.error.current).toEqual(current);
      expect(await owner.kwan.users.preferences()).toEqual(current);
    });
  });

  describe("staff accounts", () => {
    it("are created, changed and ended only by an admin, and an ended one is logged out [R-ADD-15]", async () => {
      const { person, lastMessage, db } = server();
      const admin = await person({ role: "admin" });
      const email = `new.officer.${Date.now()}@authority.example`;
      const body = {
        email,
        username: `officer.${Date.now() % 1e6}`,
        first_name: "Kojo",
        last_name: "Addo",
        role: "officer",
        branch: accra,
      } as const;
      const officer = await person({ role: "officer" });
      const refused = await officer.kwan.staff.create(body).settled();
      expect(!refused.ok && refused.error.status).toBe(403);
      const made = await admin.kwan.staff.create(body);
      expect(made).toMatchObject({ role: "officer", branch: accra, is_active: false });
      const other = await person({ role: "admin" });
      await other.kwan.decisions.decide(made.proposal?.id ?? "", { outcome: "approved" }, latest);
      expect(await lastMessage(email)).toContain("To set a password");
      expect((await admin.kwan.staff.list({ search: "Kojo" })).results.map(({ id }) => id)).toContain(made.id);
      await admin.kwan.staff.update(officer.id, { is_active: false }, latest);
      await expect(officer.kwan.users.me()).rejects.toMatchObject({ status: 401 });
      const own = await admin.kwan.staff.update(admin.id, { is_active: false }, latest).settled();
      expect(!own.ok && own.error.status).toBe(409);
      const { role } = await db.kysely
        .selectFrom("audit")
        .select("actor_role as role")
        .where("entity_id", "=", made.id)
        .executeTakeFirstOrThrow();
      expect(role).toBe("admin");
    });
  });

  it("no role changes together with the end of an account, or it would come back unseen when the account does [R-ADD-15]", async () => {
    const admin = await server().person({ role: "admin" });
    const officer = await server().person({ role: "officer" });
    const both = admin.kwan.staff.update(officer.id, { is_active: false, role: "admin" }, latest);
    await expect(both).rejects.toMatchObject({ code: "invalid", fieldErrors: { is_active: [expect.any(String)] } });
    expect(await admin.kwan.staff.update(officer.id, { is_active: false }, latest)).toMatchObject({ role: "officer" });
  });

  describe("a change of identity", () => {
    const reason_for_change = "I married on 3 October 2026.";

    it("is requested with its evidence, shown before and after, and made once approved [R-API-Q01] [R-API-Q02] [R-API-Q03] [R-STA-06]", async () => {
      const { person, db } = server();
      const driver = await person();
      const reviewer = await person({ role: "reviewer" });
      const missing = await driver.kwan.updateRequests
        .create({ driver: driver.driver ?? "", last_name: "Mensah-Owusu", reason_for_change })
        .settled();
      expect(!missing.ok && missing.error.fieldErrors).toEqual({ affidavit: ["File is required"] });
      const request = await driver.kwan.updateRequests.create({
        driver: driver.driver ?? "",
        last_name: "Mensah-Owusu",
        first_name: "Ama",
        reason_for_change,
        affidavit: pdf(),
        birth_cert: pdf(),
      });
      expect(request.changes).toEqual([
        { field: "last_name", label: "Surname", before: expect.stringMatching(/^Person/), after: "Mensah-Owusu" },
      ]);
      expect(request.evidence).toMatchObject([{ document: "birth_cert" }, { document: "affidavit" }]);
      const again = await driver.kwan.updateRequests
        .create({ driver: driver.driver ?? "", first_name: "Araba", reason_for_change, affidavit: pdf() })
        .settled();
      expect(!again.ok && again.error.code).toBe("already_open");

      const queue = await reviewer.kwan.updateRequests.list({ status: "requested" });
      expect(queue.results.map(({ id }) => id)).toContain(request.id);
      const ended = await Promise.all(
        [1, 2, 3].map(() => reviewer.kwan.updateRequests.approve(request.id, {}).settled()),
      );
      expect(ended.filter((each) => each.ok)).toHaveLength(1);
      expect(await driver.kwan.drivers.get(driver.driver ?? "")).toMatchObject({
        last_name: "Mensah-Owusu",
        first_name: "Ama",
      });
      expect(await driver.kwan.users.me()).toMatchObject({ first_name: "Ama", last_name: "Mensah-Owusu" });
      const rows = await db.kysely
        .selectFrom("audit")
        .select(["before", "after"])
        .where("action", "=", "approved_change")
        .where("entity_id", "=", driver.driver ?? "")
        .execute();
      expect(rows).toEqual([
        { before: { last_name: expect.stringMatching(/^Person/) }, after: { last_name: "Mensah-Owusu" } },
      ]);
    });

    it("is not decided by the person who requested it, whatever their account is by then [R-API-Q03] [R-API-Q04]", async () => {
      const { person, db } = server();
      const driver = await person();
      const { id } = await driver.kwan.updateRequests.create({
        driver: driver.driver ?? "",
        first_name: "Araba",
        reason_for_change,
        affidavit: pdf(),
      });
      await db.kysely
        .updateTable("users")
        .set({ role: "reviewer", driver_id: null, email: "reviewer@mail.example", phone_number: "+233209990001" })
        .where("id", "=", driver.id)
        .execute();
      const refused = { code: "own_request" };
      await expect(driver.kwan.updateRequests.approve(id, {})).rejects.toMatchObject(refused);
      await expect(driver.kwan.updateRequests.reject(id, { reason: "I changed my mind." })).rejects.toMatchObject(
        refused,
      );
    });

    it("is rejected with a reason that the driver reads, and changes nothing [R-API-Q04] [R-ROL-02]", async () => {
      const { person } = server();
      const driver = await person();
      const reviewer = await person({ role: "reviewer" });
      const request = await driver.kwan.updateRequests.create({
        driver: driver.driver ?? "",
        first_name: "Araba",
        reason_for_change,
        affidavit: pdf(),
      });
      const officer = await person({ role: "officer" });
      const wrong = await officer.kwan.updateRequests
        .reject(request.id, { reason: "The affidavit is not signed." })
        .settled();
      expect(!wrong.ok && wrong.error.status).toBe(403);
      const rejected = await reviewer.kwan.updateRequests.reject(request.id, {
        reason: "The affidavit is not signed.",
      });
      expect(rejected).toMatchObject({ status: "rejected", decision_reason: "The affidavit is not signed." });
      expect(await driver.kwan.drivers.get(driver.driver ?? "")).toMatchObject({ first_name: "Ama" });
      expect((await driver.kwan.updateRequests.list()).results).toHaveLength(1);
    });

    it("is refused if nothing differs", async () => {
      const driver = await server().person();
      const same = await driver.kwan.updateRequests
        .create({ driver: driver.driver ?? "", first_name: " ama ".replace("ama", "Ama"), reason_for_change })
        .settled();
      expect(!same.ok && same.error.summary).toBe(
        "Error: Nothing has changed. Change a name, the date of birth or the nationality.",
      );
    });
  });

  describe("an appointment", () => {
    it("can be booked by as many as there are places, and moved or cancelled [R-ADD-06]", async () => {
      const { person, db, deps, clock } = server();
      const slots = ["2026-12-01T09:00:00Z", "2026-12-01T10:00:00Z"].map((starts_at, index) => ({
        id: deps.newId("slt"),
        branch_id: accra,
        purpose: "practical_test",
        starts_at,
        ends_at: starts_at.replace(":00:00Z", ":40:00Z"),
        capacity: index === 0 ? 3 : 1,
      }));
      await db.kysely.insertInto("slots").values(slots).execute();
      const [first, second] = slots;
      const people = await Promise.all(
        Array.from({ length: 10 }, async () => {
          const driver = await person();
          const id = deps.newId("srv");
          const at = { created_at: deps.now(), updated_at: deps.now() };
          await db.kysely
            .insertInto("services")
            .values({
              id,
              number: id,
              kind: "license-application",
              status: "testing",
              driver_id: driver.driver ?? noDriver,
              branch_id: accra,
              tier: "standard",
              details: "{}",
              delivery_location_id: null,
              reason: null,
              filed_by: driver.id,
              ...at,
            })
            .execute();
          await addOpenStep(server(), id, "practical_test");
          return { ...driver, service: id };
        }),
      );
      const booked = await Promise.all(
        people.map((each) => each.kwan.appointments.book({ service: each.service, slot: first?.id ?? "" }).settled()),
      );
      expect(booked.filter((each) => each.ok)).toHaveLength(3);
      expect(booked.filter((each) => !each.ok && each.error.code === "slot_taken")).toHaveLength(7);
      const winner = people[booked.findIndex((each) => each.ok)];
      const mine = (await winner?.kwan.appointments.list())?.results[0];
      expect(mine).toMatchObject({ status: "booked", branch_name: "Accra (37) Regional Office" });
      expect(
        (await winner?.kwan.appointments.slots(accra, { purpose: "practical_test" }))?.results.map(({ id }) => id),
      ).toEqual([second?.id]);
      await db.kysely
        .updateTable("drivers")
        .set({ last_name: "Ofosuaa" })
        .where("id", "=", winner?.driver ?? noDriver)
        .execute();
      const officer = await person({ role: "officer", branch_id: accra });
      const atBranch = (await officer.kwan.appointments.list({ status: "booked" })).results;
      expect(atBranch.filter(({ driver_name }) => driver_name.endsWith("Ofosuaa"))).toMatchObject([{ id: mine?.id }]);
      expect(atBranch).toHaveLength(3);
      const outdated = winner?.kwan.appointments.move(mine?.id ?? "", { slot: second?.id ?? "" }, { ifMatch: '"99"' });
      await expect(outdated).rejects.toMatchObject({ code: "stale", current: { id: mine?.id, slot: first?.id } });
      const moved = await winner?.kwan.appointments.move(mine?.id ?? "", { slot: second?.id ?? "" });
      expect(moved?.slot).toBe(second?.id);
      const loser = people[booked.findIndex((each) => !each.ok)];
      expect(await loser?.kwan.appointments.book({ service: loser.service, slot: first?.id ?? "" })).toMatchObject({
        status: "booked",
      });
      await winner?.kwan.appointments.cancel(mine?.id ?? "");
      expect((await winner?.kwan.appointments.list())?.results[0]?.status).toBe("cancelled");
      expect((await winner?.kwan.appointments.list({ status: "booked" }))?.count).toBe(0);
      expect((await winner?.kwan.appointments.list({ status: "cancelled" }))?.count).toBe(1);
      const late = people[booked.findLastIndex((each) => !each.ok)];
      const before = clock.now;
      clock.now = new Date("2026-12-01T10:00:00Z");
      const begun = late?.kwan.appointments.book({ service: late.service, slot: second?.id ?? "" });
      await expect(begun).rejects.toMatchObject({ code: "state_forbids" });
      clock.now = before;
    });
  });
});
